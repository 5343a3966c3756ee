#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/transpose/cuda/tiles.cuh"

namespace assay::kernels::cuda::transpose {
namespace {

template <class Bits>
Matrix<Bits> matrix(const assay_tensor& tensor)
{
    return {static_cast<Bits*>(tensor.data), tensor.shape[0], tensor.shape[1], tensor.strides[0], tensor.strides[1]};
}

template <class Bits>
bool vectorAligned(const Matrix<Bits>& m)
{
    return m.col_stride == 1 && m.row_stride % Vector<Bits>::kCount == 0 &&
           reinterpret_cast<std::uintptr_t>(m.data) % kVectorBytes == 0;
}

struct Naive {
    template <class Bits>
    static assay_status run(const assay_host& host, const Matrix<Bits>& x, const Matrix<Bits>& y)
    {
        const std::int64_t across = ceilDiv(x.cols, kTile);
        const std::int64_t tiles = ceilDiv(x.rows, kTile) * across;
        naive<<<blocks(tiles), kTile * kTileRows, 0, stream(host)>>>(x, y, tiles, across);
        return checkLaunch(host, "transpose naive");
    }
};

struct Tiled {
    template <class Bits>
    static assay_status run(const assay_host& host, const Matrix<Bits>& x, const Matrix<Bits>& y)
    {
        const std::int64_t across = ceilDiv(x.cols, kTile);
        const std::int64_t tiles = ceilDiv(x.rows, kTile) * across;
        tiled<<<blocks(tiles), kTile * kTileRows, 0, stream(host)>>>(x, y, tiles, across);
        return checkLaunch(host, "transpose tiled");
    }
};

// Falls back to scalar tiles where strides or addresses do not admit vectors.
struct TiledSimd {
    template <class Bits>
    static assay_status run(const assay_host& host, const Matrix<Bits>& x, const Matrix<Bits>& y)
    {
        if (!vectorAligned(x) || !vectorAligned(y)) {
            return Tiled::run(host, x, y);
        }
        const std::int64_t across = ceilDiv(x.cols, kWideTile);
        const std::int64_t tiles = ceilDiv(x.rows, kWideTile) * across;
        tiledVectors<<<blocks(tiles), kWideThreads, 0, stream(host)>>>(x, y, tiles, across);
        return checkLaunch(host, "transpose tiled_simd");
    }
};

template <class Variant, class Bits>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = matrix<Bits>(call.inputs[0]);
    return x.rows == 0 || x.cols == 0 ? ASSAY_OK : Variant::run(host, x, matrix<Bits>(call.outputs[0]));
}

template <class Variant>
assay_status run(const assay_call& call, const assay_host& host)
{
    if (!transposeFits(call, host)) {
        return ASSAY_ERROR;
    }
    switch (call.inputs[0].dtype) {
        case ASSAY_F64:
            return runTyped<Variant, std::uint64_t>(call, host);
        case ASSAY_F32:
            return runTyped<Variant, std::uint32_t>(call, host);
        case ASSAY_F16:
        case ASSAY_BF16:
            return runTyped<Variant, std::uint16_t>(call, host);
    }
    return ASSAY_UNSUPPORTED;
}

}  // namespace

assay_status naive(const assay_call* call, const assay_host* host)
{
    return run<Naive>(*call, *host);
}

assay_status tiled(const assay_call* call, const assay_host* host)
{
    return run<Tiled>(*call, *host);
}

assay_status tiledSimd(const assay_call* call, const assay_host* host)
{
    return run<TiledSimd>(*call, *host);
}

}  // namespace assay::kernels::cuda::transpose
