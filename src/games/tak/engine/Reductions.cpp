#include "games/tak/engine/Reductions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace tak::engine {
namespace {

/// ln(depth) ln(number), in 1024ths.
class Logarithms {
  public:
    Logarithms() {
        for (int d = 1; d < kSize; ++d)
            for (int n = 1; n < kSize; ++n)
                products_[static_cast<std::size_t>(d)][static_cast<std::size_t>(n)] =
                    static_cast<std::int16_t>(std::log(d) * std::log(n) * 1024);
    }
    [[nodiscard]] int product(int depth, int number) const {
        return products_[static_cast<std::size_t>(std::min(depth, kSize - 1))]
                        [static_cast<std::size_t>(std::min(number, kSize - 1))];
    }

  private:
    static constexpr int kSize = 64;
    std::array<std::array<std::int16_t, kSize>, kSize> products_{};
};

const Logarithms kLogarithms;

}  // namespace

int reductionOf(const Margins& margins, int depth, int number) {
    return margins.reduction + margins.reductionGrowth * kLogarithms.product(depth, number) / 1024;
}

}  // namespace tak::engine
