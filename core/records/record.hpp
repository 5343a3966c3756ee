// Record forms: fields with text, prefilled from evidence until somebody edits them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"

namespace assay {

struct RecordField {
    std::string id;      // "bottleneck"
    std::string title;   // "Bottleneck"
    std::string prompt;  // what belongs here, one sentence
    std::string text;
    bool prefilled = false;  // text comes from evidence, not from a person
    bool measured = false;   // the field can be answered by measurement
    Evidence evidence;
    std::string prefill;  // what the evidence says now, also when `text` was edited: tells a stale field

    bool operator==(const RecordField&) const = default;
};

using Record = std::vector<RecordField>;

}  // namespace assay
