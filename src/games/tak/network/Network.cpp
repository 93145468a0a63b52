#include "games/tak/network/Network.h"

#include <algorithm>

#include "games/tak/network/FileBytes.h"

namespace tak::network {
namespace {

constexpr std::string_view kMagic = "DOLMENNW";
constexpr std::uint32_t kVersion = 3;

// Bits behind the point. The first layer has values of 0 to 255, their squares 0 to 254.
constexpr int kSumBits = 18;         ///< of the sums of the first hidden layer
constexpr int kActivationBits = 12;  ///< of the values of the hidden layers, which are 0 to 1
constexpr int kWeightBits = 10;      ///< of the weights behind them
constexpr int kTermBits = 12;        ///< of the weights of terms
constexpr int kTunedBits = 8;

constexpr int kMostActivation = (1 << kActivationBits) - 1;

/// Terms are padded with zeros to the length that kernels need.
constexpr int padded(int terms) { return (terms + 15) / 16 * 16; }

template <class Number>
int largest(const std::vector<Number>& numbers) {
    int most = 0;
    for (const Number number : numbers) most = std::max(most, std::abs(static_cast<int>(number)));
    return most;
}

std::int16_t activation(std::int64_t value) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(value, 0, kMostActivation));
}

}  // namespace

base::Result<Network> Network::parse(std::string_view content) {
    constexpr std::size_t kHeader = 8 + 8 * sizeof(std::uint32_t);
    if (!content.starts_with(kMagic)) return base::Error{base::msgid("this is no network of Tak's engine")};
    if (content.size() < kHeader) return base::Error{base::msgid("the network is damaged")};
    FileBytes bytes(content.substr(kMagic.size()));
    std::array<std::uint32_t, 8> numbers{};
    for (std::uint32_t& number : numbers) number = bytes.take<std::uint32_t>();
    const auto [version, size, width, first, second, stages, terms, inputs] = numbers;
    if (version != kVersion)
        return base::Error{base::msgid("the network is of another version of the program")};
    const bool sound = size >= rules::kMinSize && size <= rules::kMaxSize && width > 0 && width % 64 == 0 &&
                       width <= kMaxWidth && first == kFirstHidden && second == kSecondHidden &&
                       stages == Layout::kStages && terms > 0 && terms <= kMaxTerms &&
                       inputs == static_cast<std::uint32_t>(Layout(static_cast<int>(size)).inputs());
    if (!sound) return base::Error{base::msgid("the network is of another version of the program")};
    const std::size_t weights = width + std::size_t{inputs} * width +
                                stages * first * (2 * width + terms + 2) + stages * second * (first + 2 + 1) +
                                stages * (2 + 1);
    const auto pairs = static_cast<std::size_t>(Layout(static_cast<int>(size)).pairs());
    const std::size_t body = kHeader + weights * sizeof(std::int16_t) + pairs * width;
    if (content.size() != body + sizeof(std::uint64_t))
        return base::Error{base::msgid("the network is damaged")};
    const std::uint64_t sum = fnv1a(content.substr(0, body));
    if (FileBytes(content.substr(body)).take<std::uint64_t>() != sum)
        return base::Error{base::msgid("the network is damaged")};

    Network network;
    network.checksum_ = sum;
    network.layout_ = Layout(static_cast<int>(size));
    network.width_ = static_cast<int>(width);
    network.terms_ = static_cast<int>(terms);
    network.firstBias_ = bytes.take<std::int16_t>(width);
    network.first_ = bytes.take<std::int16_t>(std::size_t{inputs} * width);
    network.pairs_ = bytes.take<std::int8_t>(pairs * width);
    network.squares_ = bytes.take<std::int16_t>(stages * first * 2 * width);
    for (std::size_t row = 0; row < stages * first; ++row) {
        const auto values = bytes.take<std::int16_t>(terms);
        network.termWeights_.insert(network.termWeights_.end(), values.begin(), values.end());
        network.termWeights_.resize((row + 1) * static_cast<std::size_t>(padded(network.terms_)));
    }
    network.firstHiddenBias_ = bytes.take<std::int32_t>(stages * first);
    network.second_ = bytes.take<std::int16_t>(stages * second * first);
    network.secondBias_ = bytes.take<std::int32_t>(stages * second);
    network.last_ = bytes.take<std::int16_t>(stages * second);
    network.lastBias_ = bytes.take<std::int32_t>(stages);
    network.tuned_ = bytes.take<std::int16_t>(stages);
    // With these the sums of the kernels fit in 32 bits.
    if (largest(network.squares_) > 8500 || largest(network.second_) > 8500 || largest(network.last_) > 8500)
        return base::Error{base::msgid("the network is damaged")};
    return network;
}

int Network::evaluate(const rules::Position& position, const Question& question) const {
    const Kernels& kernels = *kernels_;
    const auto stage = static_cast<std::size_t>(stageOf(position));
    const rules::Color mover = position.toMove();

    alignas(64) std::array<std::int16_t, 2 * kMaxWidth> seen;
    const auto look = [&](std::span<const std::int16_t> board, rules::Color side, std::int16_t* out) {
        std::array<const std::int16_t*, kSituationInputs> rows{};
        const auto inputs = situation(layout_, position, side);
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = row(inputs[i]);
        kernels.addRows(out, board.data(), rows.data(), kSituationInputs, nullptr, 0, width_);
        kernels.squares(out, out, width_);
    };
    look(question.own, mover, seen.data());
    look(question.their, !mover, seen.data() + width_);

    std::array<std::int32_t, kFirstHidden> sums;
    std::array<std::int32_t, kFirstHidden> termSums;
    const auto first = stage * kFirstHidden;
    const auto at = [](const auto& weights, std::size_t index) { return weights.data() + index; };
    kernels.products(sums.data(), seen.data(), at(squares_, first * static_cast<std::size_t>(2 * width_)),
                     2 * width_, kFirstHidden);
    kernels.products(termSums.data(), question.terms.data(),
                     at(termWeights_, first * static_cast<std::size_t>(padded(terms_))), padded(terms_),
                     kFirstHidden);
    alignas(64) std::array<std::int16_t, kFirstHidden> hidden;
    for (std::size_t i = 0; i < kFirstHidden; ++i) {
        const std::int64_t sum = std::int64_t{sums[i]} + firstHiddenBias_[first + i] +
                                 std::int64_t{termSums[i]} * (1 << (kSumBits - kTermBits));
        hidden[i] = activation(sum >> (kSumBits - kActivationBits));
    }

    std::array<std::int32_t, kSecondHidden> secondSums;
    const auto second = stage * kSecondHidden;
    kernels.products(secondSums.data(), hidden.data(), at(second_, second * kFirstHidden), kFirstHidden,
                     kSecondHidden);
    std::int64_t net = lastBias_[stage];
    for (std::size_t i = 0; i < kSecondHidden; ++i) {
        const std::int64_t sum = std::int64_t{secondSums[i]} + secondBias_[second + i];
        net += std::int64_t{activation(sum >> kWeightBits)} * last_[second + i];
    }
    return static_cast<int>(net * kScale / (1 << (kWeightBits + kActivationBits))) +
           question.tuned * tuned_[stage] / (1 << kTunedBits);
}

}  // namespace tak::network
