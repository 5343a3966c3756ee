// A plugin whose static constructor crashes.
#include <csignal>

namespace {

struct Bomb {
    Bomb() { std::raise(SIGSEGV); }
};
const Bomb kBomb;

}  // namespace
