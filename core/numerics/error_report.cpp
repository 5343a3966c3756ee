#include "core/numerics/error_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>

#include <boost/math/distributions/binomial.hpp>

#include "core/numerics/convert.hpp"
#include "core/numerics/element.hpp"
#include "core/numerics/error_bins.hpp"
#include "core/numerics/percentiles.hpp"

namespace assay {

namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

std::size_t elementsOf(const ErrorReportInput& input)
{
    std::size_t elements = 1;
    for (const auto extent : input.shape) {
        elements *= static_cast<std::size_t>(extent);
    }
    if (input.reference.size() != elements || (!input.scale.empty() && input.scale.size() != elements)) {
        throw std::invalid_argument("error report of '" + input.tensor + "': shape, reference and scale disagree");
    }
    return elements;
}

// Sums over the pairs that are finite on both sides. Wider than float64, because squares of float64 overflow.
struct Sums {
    long double error = 0;
    long double squared_error = 0;
    long double squared_reference = 0;
    std::uint64_t differing = 0, positive = 0;
};

class Accumulator {
public:
    Accumulator(std::size_t elements, double guard)
    {
        m_absolute.reserve(elements);
        m_relative.reserve(elements);
        m_ulp.reserve(elements);
        m_report.elements = elements;
        m_report.relative_guard = guard;
    }

    template <class Element>
    void add(const ErrorReportInput& input, std::size_t elements);

    ErrorReport finish();

private:
    struct Worst {
        const ErrorReportInput* input = nullptr;
        std::size_t element = 0;
        double ratio = 0;
    };

    // Error, allowance and the vacuity of the tolerance.
    void compareFinite(const ErrorReportInput& input, std::size_t element, double value, double reference);
    void compareNonFinite(const ErrorReportInput& input, std::size_t element, double value, double reference,
                          double expected);
    void noteWorst(const ErrorReportInput& input, std::size_t element, double ratio);
    void finishFinite();

    ErrorReport m_report;
    std::vector<double> m_absolute, m_relative, m_ulp;
    ErrorBins m_bins;
    Sums m_sums;
    Worst m_worst;
    bool m_disagree = false;     // a non-finite value on one side only
    bool m_all_finite = true;    // of the references
    bool m_any_nonzero = false;  // likewise
    bool m_zero_passes = true;
};

template <class Element>
void Accumulator::add(const ErrorReportInput& input, std::size_t elements)
{
    const auto* bytes = static_cast<const std::byte*>(input.output);
    for (std::size_t i = 0; i < elements; ++i) {
        Element element;
        std::memcpy(&element, bytes + i * sizeof(Element), sizeof(Element));
        const double value = detail::toDouble(element);
        const double reference = input.reference[i];
        const Element rounded = detail::fromDouble<Element>(reference);
        const double expected = detail::toDouble(rounded);
        if (std::isfinite(value) && std::isfinite(expected)) {
            compareFinite(input, i, value, reference);
            m_ulp.push_back(detail::stepsBetween(element, rounded));
        } else {
            compareNonFinite(input, i, value, reference, expected);
        }
    }
}

void Accumulator::compareFinite(const ErrorReportInput& input, std::size_t element, double value, double reference)
{
    const long double signed_error = static_cast<long double>(value) - static_cast<long double>(reference);
    const double error = std::fabs(static_cast<double>(signed_error));
    const double magnitude = std::fabs(reference);
    const double scale = input.scale.empty() ? magnitude : std::max(magnitude, input.scale[element]);
    const double allowance = input.tolerance.atol + input.tolerance.rtol * scale;

    // "Not within" instead of "above": an allowance of NaN must not let anything pass.
    if (!(error <= allowance)) {
        ++m_report.out_of_tolerance;
    }
    m_any_nonzero = m_any_nonzero || reference != 0;
    m_zero_passes = m_zero_passes && magnitude <= allowance;
    if (error > 0) {
        const double ratio = error / allowance;
        noteWorst(input, element, std::isnan(ratio) ? kUnbounded : ratio);
        ++m_sums.differing;
        m_sums.positive += signed_error > 0 ? 1 : 0;
    } else if (value == 0 && std::signbit(value) != std::signbit(reference)) {
        ++m_report.signed_zero_differences;
    }
    m_sums.error += signed_error;
    m_sums.squared_error += signed_error * signed_error;
    m_sums.squared_reference += static_cast<long double>(reference) * static_cast<long double>(reference);
    m_absolute.push_back(error);
    m_bins.add(error);
    if (magnitude > m_report.relative_guard) {
        m_relative.push_back(error / magnitude);
    } else {
        ++m_report.relative_excluded;
        m_report.excluded_max_absolute = std::max(m_report.excluded_max_absolute.value_or(0), error);
    }
}

void Accumulator::compareNonFinite(const ErrorReportInput& input, std::size_t element, double value, double reference,
                                   double expected)
{
    const bool nan_value = std::isnan(value);
    const bool nan_expected = std::isnan(expected);
    m_report.nan_output += nan_value ? 1 : 0;
    m_report.nan_reference += nan_expected ? 1 : 0;
    m_report.inf_output += std::isinf(value) ? 1 : 0;
    m_report.inf_reference += std::isinf(expected) ? 1 : 0;
    m_all_finite = m_all_finite && std::isfinite(expected);
    m_any_nonzero = m_any_nonzero || reference != 0;
    if (nan_value != nan_expected) {
        ++m_report.nan_disagree;
    } else if (!nan_value && value != expected) {
        ++m_report.inf_disagree;
    } else {
        return;
    }
    if (!m_disagree) {
        m_disagree = true;
        m_worst = {&input, element, kUnbounded};
    }
}

void Accumulator::noteWorst(const ErrorReportInput& input, std::size_t element, double ratio)
{
    if (!m_disagree && (m_worst.input == nullptr || ratio > m_worst.ratio)) {
        m_worst = {&input, element, ratio};
    }
}

std::vector<std::int64_t> coordinates(const std::vector<std::int64_t>& shape, std::size_t element)
{
    std::vector<std::int64_t> index(shape.size());
    auto rest = static_cast<std::int64_t>(element);
    for (std::size_t i = shape.size(); i-- > 0;) {
        index[i] = rest % shape[i];
        rest /= shape[i];
    }
    return index;
}

WorstElement describeElement(const ErrorReportInput& input, std::size_t element)
{
    WorstElement worst;
    worst.tensor = input.tensor;
    worst.index = coordinates(input.shape, element);
    worst.value = loadElement(input.output, input.dtype, element);
    worst.reference = input.reference[element];
    worst.value_bits = bitsOf(static_cast<const std::byte*>(input.output) + element * sizeOf(input.dtype), input.dtype);
    double rounded = 0;  // large enough for every dtype
    storeElement(&rounded, input.dtype, 0, worst.reference);
    worst.reference_bits = bitsOf(&rounded, input.dtype);
    return worst;
}

void Accumulator::finishFinite()
{
    m_report.absolute = errorRow(m_absolute);
    m_report.relative = errorRow(m_relative);
    m_report.ulp = errorRow(m_ulp);
    if (!m_absolute.empty()) {
        m_report.bias = static_cast<double>(m_sums.error / static_cast<long double>(m_absolute.size()));
    }
    if (m_sums.squared_reference > 0) {
        m_report.normalised = static_cast<double>(std::sqrt(m_sums.squared_error / m_sums.squared_reference));
    }
    if (m_sums.differing > 0) {
        m_report.share_positive = static_cast<double>(m_sums.positive) / static_cast<double>(m_sums.differing);
        m_report.sign_test_p = signTest(m_sums.positive, m_sums.differing);
    }
}

ErrorReport Accumulator::finish()
{
    finishFinite();
    m_report.histogram = m_bins.histogram();
    m_report.zero_output_would_pass = m_all_finite && m_any_nonzero && m_zero_passes;
    if (m_worst.input != nullptr) {
        m_report.worst = describeElement(*m_worst.input, m_worst.element);
    }
    if (m_report.elements > 0 && !m_disagree) {
        m_report.worst_ratio = m_worst.ratio;
    }
    return std::move(m_report);
}

}  // namespace

double relativeGuard(std::span<const ErrorReportInput> outputs)
{
    long double sum = 0;
    std::uint64_t count = 0;
    double smallest = 0;
    double resolution = 0x1p-23;
    for (const auto& output : outputs) {
        smallest = std::max(smallest, minNormal(output.dtype));
        resolution = std::max(resolution, epsilon(output.dtype));
        for (const double reference : output.reference) {
            if (std::isfinite(reference) && reference != 0) {
                sum += static_cast<long double>(reference) * static_cast<long double>(reference);
                ++count;
            }
        }
    }
    if (count == 0) {
        return smallest;
    }
    const auto root_mean_square = static_cast<double>(std::sqrt(sum / static_cast<long double>(count)));
    return std::max(smallest, resolution * root_mean_square);
}

ErrorReport errorReport(std::span<const ErrorReportInput> outputs)
{
    std::size_t elements = 0;
    for (const auto& output : outputs) {
        elements += elementsOf(output);
    }
    Accumulator accumulator(elements, relativeGuard(outputs));
    for (const auto& output : outputs) {
        detail::withElement(output.dtype,
                            [&](auto element) { accumulator.add<decltype(element)>(output, output.reference.size()); });
    }
    ErrorReport report = accumulator.finish();
    if (!outputs.empty()) {
        report.tolerance = outputs.front().tolerance;
    }
    return report;
}

Expected<void> requireSameShape(const std::vector<std::int64_t>& expected, const std::vector<std::int64_t>& got,
                                const std::string& tensor)
{
    if (expected == got) {
        return {};
    }
    const auto text = [](const std::vector<std::int64_t>& shape) {
        std::string joined;
        for (const auto extent : shape) {
            joined += (joined.empty() ? "" : ", ") + std::to_string(extent);
        }
        return "(" + joined + ")";
    };
    return fail(ErrorCode::bad_input, "shape " + text(got) + " does not match the expected " + text(expected), tensor,
                "Shapes must match exactly; nothing is broadcast");
}

std::uint64_t countDifferingBits(const void* a, const void* b, DType dtype, std::size_t elements)
{
    const std::size_t size = sizeOf(dtype);
    const auto* left = static_cast<const std::byte*>(a);
    const auto* right = static_cast<const std::byte*>(b);
    if (elements == 0 || std::memcmp(left, right, elements * size) == 0) {
        return 0;
    }
    std::uint64_t differing = 0;
    for (std::size_t i = 0; i < elements; ++i) {
        differing += std::memcmp(left + i * size, right + i * size, size) != 0 ? 1 : 0;
    }
    return differing;
}

double signTest(std::uint64_t positive, std::uint64_t differing)
{
    if (differing == 0) {
        return 1;
    }
    const double n = static_cast<double>(differing);
    const double fewer = static_cast<double>(std::min(positive, differing - positive));
    constexpr std::uint64_t kExact = 10'000;
    if (differing <= kExact) {
        return std::min(1.0, 2 * boost::math::cdf(boost::math::binomial(n, 0.5), fewer));
    }
    const double z = std::max(0.0, n - 2 * fewer - 1) / std::sqrt(n);
    return std::erfc(z / std::sqrt(2.0));
}

}  // namespace assay
