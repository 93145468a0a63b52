#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/network/Inputs.h"

namespace tak::network {

/// How a game is expected to end, as the side to move sees it.
struct ExpectedEnd {
    /// By square, rank by rank: the probabilities that it is nobody's, own, or the other side's. Its top
    /// piece decides, of whatever kind.
    std::vector<std::array<float, 3>> owners = {};
    std::array<float, 3> result{};  ///< probabilities of lost, drawn, won
    std::array<float, 2> flats{};   ///< on top, own and the other side's, without komi
};

/// A trained network that foretells ends of games on boards of one size. Its weights never change; any number
/// of threads may ask it at once. docs/ENGINE.md describes its layers and its file;
/// assets/source/network/expectation.py trains it.
class EndNetwork {
  public:
    /// Reads the content of a file. Errors: damaged, of another version.
    [[nodiscard]] static base::Result<EndNetwork> parse(std::string_view content);

    [[nodiscard]] int size() const { return layout_.size(); }
    /// For a position of a game on this board with standard supplies, behind its opening: the mean over the
    /// board's eight symmetries. Takes some ten milliseconds.
    [[nodiscard]] ExpectedEnd expect(const rules::Position& position) const;

  private:
    EndNetwork() = default;
    class Look;

    Layout layout_{6};
    // Numbers of values:
    int channels_ = 0;  ///< of each square
    int blocks_ = 0;
    int hidden_ = 0;
    // Weights, by what they are multiplied with and then by what they add to:
    std::vector<float> pieces_;     ///< [input within a square][channel]
    std::vector<float> situation_;  ///< [input][channel]
    std::vector<float> bias_;       ///< [channel]
    std::vector<float> near_;       ///< [block][rank of a neighbour][its file][channel][channel]
    std::vector<float> whole_;      ///< [block][mean of each channel, maximum of each][channel]
    std::vector<float> blockBias_;  ///< [block][channel]
    std::vector<float> back_;       ///< as near_
    std::vector<float> owner_;      ///< [channel][owner]
    std::vector<float> ownerBias_;
    std::vector<float> hiddenWeights_;  ///< [mean of each channel, maximum of each][hidden]
    std::vector<float> hiddenBias_;
    std::vector<float> last_;  ///< [hidden][result, flats]
    std::vector<float> lastBias_;
};

}  // namespace tak::network
