#include "games/tak/network/EndNetwork.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "games/tak/network/FileBytes.h"

namespace tak::network {
namespace {

using namespace rules;

constexpr std::string_view kEndMagic = "DOLMENEN";
constexpr std::uint32_t kEndVersion = 1;
constexpr std::size_t kHeaderNumbers = 6;
constexpr int kLanes = 16;  // channels that are computed together
constexpr std::uint32_t kMostChannels = 128;
constexpr std::uint32_t kMostBlocks = 16;
constexpr std::uint32_t kMostHidden = 256;
constexpr float kLargestStep = 1 / 256.0F;  // of weights; trained ones are far smaller
constexpr int kNeighbours = 9;
constexpr int kOwnerKinds = 3;
constexpr int kResults = 3;
constexpr int kLastValues = kResults + 2;
constexpr float kFlatsUnit = 10;  // the network counts flats in tens
constexpr int kSymmetries = 8;

std::size_t toSize(int number) { return static_cast<std::size_t>(number); }

/// Where one of the eight symmetries takes a square, both as rank times size plus file.
int turned(int square, int size, int symmetry) {
    int rank = square / size;
    int file = square % size;
    if (symmetry & 1) file = size - 1 - file;
    if (symmetry & 2) rank = size - 1 - rank;
    if (symmetry & 4) std::swap(rank, file);
    return rank * size + file;
}

template <std::size_t kCount>
std::array<float, kCount> softmax(const float* logits) {
    std::array<float, kCount> shares{};
    const float most = *std::max_element(logits, logits + kCount);
    float sum = 0;
    for (std::size_t i = 0; i < kCount; ++i) sum += shares[i] = std::exp(logits[i] - most);
    for (float& share : shares) share /= sum;
    return shares;
}

void addTo(std::span<float> sums, const float* values, float factor = 1) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += factor * values[i];
}

std::vector<float> positives(std::vector<float> values) {
    for (float& value : values) value = std::max(value, 0.0F);
    return values;
}

/// bias plus the products of `in` with the columns of `weights`.
std::vector<float> layer(std::span<const float> in, const float* weights, std::span<const float> bias) {
    std::vector<float> out(bias.begin(), bias.end());
    for (std::size_t i = 0; i < in.size(); ++i) addTo(out, weights + i * out.size(), in[i]);
    return out;
}

/// Adds to each square what it and its neighbours add to it. Both have `channels` values for each square.
void addNeighbours(std::vector<float>& out, const std::vector<float>& in, const float* weights, int size,
                   int channels) {
    const auto at = [&](int rank, int file) { return (rank * size + file) * channels; };
    for (int square = 0; square < size * size; ++square)
        for (int first = 0; first < channels; first += kLanes) {
            const int rank = square / size;
            const int file = square % size;
            std::array<float, kLanes> sums{};
            for (int k = 0; k < kNeighbours; ++k) {
                const int r = rank + k / 3 - 1;
                const int f = file + k % 3 - 1;
                if (r < 0 || r >= size || f < 0 || f >= size) continue;
                const float* const values = in.data() + at(r, f);
                const float* row = weights + (k * channels * channels + first);
                for (int i = 0; i < channels; ++i, row += channels)
                    for (int lane = 0; lane < kLanes; ++lane)
                        sums[static_cast<std::size_t>(lane)] += values[i] * row[lane];
            }
            addTo({out.data() + at(rank, file) + first, kLanes}, sums.data());
        }
}

/// The mean of each channel over all squares, then the maximum of each.
std::vector<float> pooled(const std::vector<float>& seen, int channels) {
    const std::size_t n = toSize(channels);
    std::vector<float> out(2 * n);
    std::copy_n(seen.begin(), n, out.begin() + channels);
    const float share = static_cast<float>(channels) / static_cast<float>(seen.size());
    for (std::size_t at = 0; at < seen.size(); at += n)
        for (std::size_t i = 0; i < n; ++i) {
            out[i] += share * seen[at + i];
            out[n + i] = std::max(out[n + i], seen[at + i]);
        }
    return out;
}

}  // namespace

base::Result<EndNetwork> EndNetwork::parse(std::string_view content) {
    const auto damaged = base::Error{base::msgid("the network is damaged")};
    const auto strange = base::Error{base::msgid("the network is of another version of the program")};
    constexpr std::size_t kHeader = kEndMagic.size() + kHeaderNumbers * sizeof(std::uint32_t);
    if (!content.starts_with(kEndMagic))
        return base::Error{base::msgid("this is no network of Tak's engine")};
    if (content.size() < kHeader) return damaged;
    FileBytes bytes(content.substr(kEndMagic.size()));
    std::array<std::uint32_t, kHeaderNumbers> numbers{};
    for (std::uint32_t& number : numbers) number = bytes.take<std::uint32_t>();
    const auto [version, size, channels, blocks, hidden, inputs] = numbers;
    const bool sound = version == kEndVersion && size >= kMinSize && size <= kMaxSize && channels > 0 &&
                       channels % kLanes == 0 && channels <= kMostChannels && blocks > 0 &&
                       blocks <= kMostBlocks && hidden > 0 && hidden <= kMostHidden &&
                       inputs == static_cast<std::uint32_t>(Layout(static_cast<int>(size)).inputs());
    if (!sound) return strange;

    EndNetwork network;
    network.layout_ = Layout(static_cast<int>(size));
    network.channels_ = static_cast<int>(channels);
    network.blocks_ = static_cast<int>(blocks);
    network.hidden_ = static_cast<int>(hidden);
    const std::size_t square = std::size_t{channels} * channels;
    const std::pair<std::vector<float>*, std::size_t> parts[] = {
        {&network.pieces_, toSize(network.layout_.perSquare()) * channels},
        {&network.situation_, std::size_t{Layout::kSituations} * channels},
        {&network.bias_, channels},
        {&network.near_, kNeighbours * blocks * square},
        {&network.whole_, 2 * blocks * square},
        {&network.blockBias_, blocks * channels},
        {&network.back_, kNeighbours * blocks * square},
        {&network.owner_, kOwnerKinds * channels},
        {&network.ownerBias_, kOwnerKinds},
        {&network.hiddenWeights_, 2 * channels * hidden},
        {&network.hiddenBias_, hidden},
        {&network.last_, kLastValues * hidden},
        {&network.lastBias_, kLastValues},
    };
    std::size_t body = kHeader;
    for (const auto& [weights, count] : parts) body += sizeof(float) + count * sizeof(std::int16_t);
    if (content.size() != body + sizeof(std::uint64_t)) return damaged;
    if (FileBytes(content.substr(body)).take<std::uint64_t>() != fnv1a(content.substr(0, body)))
        return damaged;
    for (const auto& [weights, count] : parts) {
        const float step = bytes.takeFloat();
        if (!(step > 0 && step <= kLargestStep)) return damaged;
        for (const std::int16_t steps : bytes.take<std::int16_t>(count))
            weights->push_back(step * static_cast<float>(steps));
    }
    return network;
}

/// The computation for one symmetry.
class EndNetwork::Look {
  public:
    Look(const EndNetwork& network, const Position& position, int symmetry)
        : network_(network), size_(network.size()), channels_(network.channels_), symmetry_(symmetry) {
        lay(position);
        for (int block = 0; block < network.blocks_; ++block) think(block);
    }

    /// Adds a share of what it sees to a mean.
    void addTo(ExpectedEnd& end, float share) const {
        const std::vector<float> seen = positives(values_);
        for (int square = 0; square < size_ * size_; ++square) {
            const float* const here = seen.data() + turned(square, size_, symmetry_) * channels_;
            const auto logits = layer({here, toSize(channels_)}, network_.owner_.data(), network_.ownerBias_);
            network::addTo(end.owners[toSize(square)], softmax<kOwnerKinds>(logits.data()).data(), share);
        }
        const auto hidden =
            positives(layer(pooled(seen, channels_), network_.hiddenWeights_.data(), network_.hiddenBias_));
        const auto last = layer(hidden, network_.last_.data(), network_.lastBias_);
        network::addTo(end.result, softmax<kResults>(last.data()).data(), share);
        network::addTo(end.flats, last.data() + kResults, share * kFlatsUnit);
    }

  private:
    /// The values of each square for its pieces and the situation.
    void lay(const Position& position) {
        const Color mover = position.toMove();
        std::vector<float> all = network_.bias_;
        for (const std::uint16_t input : situation(network_.layout_, position, mover))
            network::addTo(all,
                           network_.situation_.data() + (input - network_.layout_.boardInputs()) * channels_);
        for (int square = 0; square < size_ * size_; ++square)
            values_.insert(values_.end(), all.begin(), all.end());
        for (Bitboard rest = position.occupied(); rest;) {
            const Square s = takeFirst(rest);
            const int at = turned(s.rank() * size_ + s.file(), size_, symmetry_) * channels_;
            forEachInput(network_.layout_, contentOf(position, s), [&](int input) {
                const int own = mover == Color::White ? input : Layout::flipped(input);
                network::addTo({values_.data() + at, toSize(channels_)},
                               network_.pieces_.data() + own * channels_);
            });
        }
    }

    /// What a block adds.
    void think(int block) {
        const int square = channels_ * channels_;
        const std::vector<float> seen = positives(values_);
        const std::vector<float> all =
            layer(pooled(seen, channels_), network_.whole_.data() + 2 * block * square,
                  {network_.blockBias_.data() + block * channels_, toSize(channels_)});
        std::vector<float> added;
        for (int i = 0; i < size_ * size_; ++i) added.insert(added.end(), all.begin(), all.end());
        addNeighbours(added, seen, network_.near_.data() + kNeighbours * block * square, size_, channels_);
        addNeighbours(values_, positives(std::move(added)),
                      network_.back_.data() + kNeighbours * block * square, size_, channels_);
    }

    const EndNetwork& network_;
    int size_;
    int channels_;
    int symmetry_;
    std::vector<float> values_;  ///< [square][channel]
};

ExpectedEnd EndNetwork::expect(const Position& position) const {
    ExpectedEnd end;
    end.owners.resize(toSize(layout_.squares()));
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
        Look(*this, position, symmetry).addTo(end, 1.0F / kSymmetries);
    return end;
}

}  // namespace tak::network
