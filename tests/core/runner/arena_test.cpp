#include <gmock/gmock.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "core/runner/arena_content.hpp"
#include "core/runner/shared_arena.hpp"

namespace assay {
namespace {

struct Arena {
    ArenaPlan plan;
    std::vector<DenseTensor> values;
    std::vector<std::byte> bytes;

    Arena(std::vector<std::int64_t> shape, Layout layout)
    {
        const std::vector<TensorSpec> in{{"x", DType::f32, shape, true, Fill::corpus}};
        const std::vector<TensorSpec> out{{"y", DType::f32, shape, true, Fill::corpus},
                                          {"z", DType::f32, {3}, false, Fill::corpus}};
        plan = planArena(in, out, layout);
        std::vector<double> numbers(static_cast<std::size_t>(elementCount(in[0])));
        std::iota(numbers.begin(), numbers.end(), 1);
        values = {{shape, numbers}};
        bytes.resize(plan.bytes);
        writeInputs(bytes, plan, values);
        poisonOutputs(bytes, plan, 0xa7);
    }

    float* input() { return reinterpret_cast<float*>(bytes.data() + plan.inputs[0].offset); }
    float* output(std::size_t i = 0) { return reinterpret_cast<float*>(bytes.data() + plan.outputs[i].offset); }
};

TEST(ArenaPlan, StridesFollowTheLayout)
{
    EXPECT_THAT(stridesFor({2, 3, 5}, Layout::contiguous), testing::ElementsAre(15, 5, 1));
    EXPECT_THAT(stridesFor({2, 3, 5}, Layout::padded_rows), testing::ElementsAre(48, 16, 1));
    EXPECT_THAT(stridesFor({3, 16}, Layout::padded_rows), testing::ElementsAre(32, 1));
    EXPECT_THAT(stridesFor({2, 3, 5}, Layout::transposed), testing::ElementsAre(15, 1, 3));
    EXPECT_THAT(stridesFor({7}, Layout::transposed), testing::ElementsAre(1));
    EXPECT_TRUE(stridesFor({}, Layout::padded_rows).empty());
}

TEST(ArenaPlan, EveryTensorIsAlignedAndGuardedOnBothSides)
{
    for (const Layout layout : allLayouts()) {
        const Arena arena({5, 7}, layout);
        std::vector<PlacedTensor> all = arena.plan.inputs;
        all.insert(all.end(), arena.plan.outputs.begin(), arena.plan.outputs.end());
        std::size_t end = 0;
        for (const auto& tensor : all) {
            EXPECT_EQ(tensor.offset % kTensorAlignment, 0U);
            EXPECT_GE(tensor.offset, end + kGuardBytes);
            end = tensor.offset + tensor.span_bytes;
        }
        EXPECT_GE(arena.plan.bytes, end + kGuardBytes);
    }
}

TEST(ArenaPlan, TensorsOfWholePagesDoNotShareTheirPageOffset)
{
    const Arena arena({64, 64}, Layout::contiguous);
    EXPECT_NE(arena.plan.inputs[0].offset % 4096, arena.plan.outputs[0].offset % 4096);
}

TEST(ArenaContent, ValuesLieWhereTheStridesSay)
{
    for (const Layout layout : allLayouts()) {
        Arena arena({3, 4}, layout);
        const auto& strides = arena.plan.inputs[0].strides;
        for (std::int64_t row = 0; row < 3; ++row) {
            for (std::int64_t column = 0; column < 4; ++column) {
                EXPECT_EQ(arena.input()[row * strides[0] + column * strides[1]],
                          static_cast<float>(row * 4 + column + 1));
            }
        }
    }
}

TEST(ArenaContent, OutputsAreReadDenseInRowMajorOrder)
{
    for (const Layout layout : allLayouts()) {
        Arena arena({3, 4}, layout);
        const auto& tensor = arena.plan.outputs[0];
        for (std::int64_t i = 0; i < 12; ++i) {
            arena.output()[i / 4 * tensor.strides[0] + i % 4 * tensor.strides[1]] = static_cast<float>(i);
        }
        const DenseBytes dense = readOutput(arena.bytes, tensor);
        for (std::size_t i = 0; i < 12; ++i) {
            float value = 0;
            std::memcpy(&value, dense.data() + 4 * i, 4);
            EXPECT_EQ(value, static_cast<float>(i));
        }
    }
}

TEST(ArenaContent, RowPaddingOfInputsReadsAsNaN)
{
    Arena arena({3, 4}, Layout::padded_rows);
    EXPECT_TRUE(std::isnan(arena.input()[4]));
    EXPECT_TRUE(std::isnan(arena.input()[-1]));
}

TEST(ArenaContent, WritingEveryOutputElementLeavesTheGuards)
{
    for (const Layout layout : allLayouts()) {
        Arena arena({3, 4}, layout);
        const auto& tensor = arena.plan.outputs[0];
        for (std::int64_t i = 0; i < 12; ++i) {
            arena.output()[i / 4 * tensor.strides[0] + i % 4 * tensor.strides[1]] = 0;
        }
        std::fill_n(arena.output(1), 3, 0.0F);
        EXPECT_FALSE(damageToOutputGuards(arena.bytes, arena.plan).has_value());
    }
}

TEST(ArenaContent, DamagedGuardIsPlaced)
{
    {
        Arena arena({3, 4}, Layout::contiguous);
        arena.output()[12] = 0;
        EXPECT_EQ(damageToOutputGuards(arena.bytes, arena.plan)->text, "4 bytes after output 'y' changed");
    }
    {
        Arena arena({3, 4}, Layout::contiguous);
        std::memset(arena.output(1) - 1, 0x99, 1);
        EXPECT_EQ(damageToOutputGuards(arena.bytes, arena.plan)->text, "1 byte before output 'z' changed");
    }
    Arena arena({3, 4}, Layout::padded_rows);
    arena.output()[5] = 0;
    EXPECT_THAT(damageToOutputGuards(arena.bytes, arena.plan)->text,
                testing::HasSubstr("in the row padding of output 'y'"));
}

TEST(ArenaContent, GuardBytesCopiedFromTheInputsAreSeen)
{
    Arena arena({3, 4}, Layout::padded_rows);
    std::memcpy(arena.output() + 4, arena.input() + 4, 16);
    EXPECT_TRUE(damageToOutputGuards(arena.bytes, arena.plan).has_value());
}

TEST(ArenaContent, MutatedInputIsToldFromADamagedGuard)
{
    Arena arena({3, 4}, Layout::contiguous);
    const std::uint64_t before = inputChecksum(arena.bytes, arena.plan);
    EXPECT_FALSE(damageToInputs(arena.bytes, arena.plan, arena.values).has_value());
    arena.input()[6] = -1;
    EXPECT_NE(inputChecksum(arena.bytes, arena.plan), before);
    auto damage = damageToInputs(arena.bytes, arena.plan, arena.values);
    ASSERT_TRUE(damage.has_value());
    EXPECT_TRUE(damage->mutated_input);
    EXPECT_EQ(damage->text, "1 element of input 'x' changed, the first at (1, 2)");

    writeInputs(arena.bytes, arena.plan, arena.values);
    EXPECT_EQ(inputChecksum(arena.bytes, arena.plan), before);
    arena.input()[12] = -1;
    damage = damageToInputs(arena.bytes, arena.plan, arena.values);
    ASSERT_TRUE(damage.has_value());
    EXPECT_FALSE(damage->mutated_input);
}

TEST(ArenaContent, UnwrittenMeansPoisonAfterBothCalls)
{
    const TensorSpec spec{"y", DType::f32, {2, 2}, true, Fill::corpus};
    DenseBytes first(16, std::byte{0xa7});
    DenseBytes second(16, std::byte{0x5b});
    EXPECT_EQ(unwrittenElements(spec, first, 0xa7, second, 0x5b),
              "4 of 4 elements of output 'y' were never written, the first at (0, 0)");
    // a result that happens to equal the first poison is written: the second call shows it
    std::fill_n(second.begin(), 12, std::byte{0xa7});
    EXPECT_EQ(unwrittenElements(spec, first, 0xa7, second, 0x5b),
              "1 of 4 elements of output 'y' were never written, the first at (1, 1)");
    std::fill_n(second.begin(), 16, std::byte{0xa7});
    EXPECT_EQ(unwrittenElements(spec, first, 0xa7, second, 0x5b), "");
}

TEST(ArenaContent, InputHashDependsOnValuesAndNotOnLayout)
{
    const Arena contiguous({3, 4}, Layout::contiguous);
    const Arena transposed({3, 4}, Layout::transposed);
    EXPECT_EQ(inputHash(contiguous.plan, contiguous.values), inputHash(transposed.plan, transposed.values));
    auto changed = contiguous.values;
    changed[0].values[11] += 1;
    EXPECT_NE(inputHash(contiguous.plan, contiguous.values), inputHash(contiguous.plan, changed));
}

TEST(ArenaContent, EmptyTensorsHaveNeitherElementsNorDamage)
{
    for (const Layout layout : allLayouts()) {
        for (const auto& shape : {std::vector<std::int64_t>{0, 4}, std::vector<std::int64_t>{4, 0}}) {
            const Arena arena(shape, layout);
            EXPECT_TRUE(readOutput(arena.bytes, arena.plan.outputs[0]).empty());
            EXPECT_FALSE(damageToOutputGuards(arena.bytes, arena.plan).has_value());
            EXPECT_FALSE(damageToInputs(arena.bytes, arena.plan, arena.values).has_value());
        }
    }
}

TEST(SharedArena, ResetGivesZeroedMemoryThatAnotherMappingSees)
{
    auto arena = SharedArena::create();
    ASSERT_TRUE(arena);
    ASSERT_TRUE(arena->reset(10'000));
    arena->bytes()[9'999] = std::byte{5};
    MappedArena other;
    const auto mapped = other.map(arena->fd(), 10'000);
    ASSERT_TRUE(mapped);
    EXPECT_EQ((*mapped)[9'999], std::byte{5});
    ASSERT_TRUE(arena->reset(20'000));
    EXPECT_EQ(arena->bytes().size(), 20'000U);
    EXPECT_EQ(arena->bytes()[9'999], std::byte{0});
}

TEST(SharedArena, CannotBeShrunkUnderTheRunner)
{
    auto arena = SharedArena::create();
    ASSERT_TRUE(arena);
    ASSERT_TRUE(arena->reset(10'000));
    EXPECT_NE(ftruncate(arena->fd(), 0), 0);
}

}  // namespace
}  // namespace assay
