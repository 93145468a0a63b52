#include "games/caravan/rules/History.h"

#include <algorithm>
#include <utility>

#include "base/Shuffle.h"
#include "games/caravan/rules/Position.h"

namespace caravan::rules {

namespace {

/// A worse choice is accepted with this probability, to the power of the contradictions that it adds.
constexpr std::uint32_t kOneIn = 12;
constexpr int kFurtherSteps = 200;  // after the first possible history, so that others are as likely
constexpr int kMostTries = 200000;  // a few views of thousands of games need some ten thousand

}  // namespace

History::History() {
    heaps_.push_back(wholeDeck());
    for (int& stay : current_) {
        stay = static_cast<int>(stays_.size());
        stays_.push_back({.heap = 0});
    }
}

void History::know(const Values& values) {
    epochs_.push_back(current_);
    for (std::size_t card = 0; card < kCards; ++card)
        if (values[card] != 0) stays_[static_cast<std::size_t>(current_[card])].value = values[card];
}

void History::shuffled(const std::vector<Card>& cards) {
    std::vector<std::uint8_t> values;
    for (const Card card : cards) {
        values.push_back(stays_[static_cast<std::size_t>(current_[card.value])].value);
        current_[card.value] = static_cast<int>(stays_.size());
        stays_.push_back({.heap = static_cast<int>(heaps_.size())});
    }
    heaps_.push_back(std::move(values));
}

void History::exchanged(const Exchange& exchange) {
    Mix mix{.exchange = exchange, .before = {}, .after = {}, .source = {}};
    const auto each = [&](const std::array<Hand, kMaxPlayers>& hands, auto&& take) {
        for (int player = 0; player < exchange.players; ++player)
            for (int slot = 0; slot < kHandSize; ++slot)
                if (const auto card = hands[static_cast<std::size_t>(player)][static_cast<std::size_t>(slot)])
                    take(*card, player, slot);
    };
    each(exchange.before, [&](Card card, int player, int slot) {
        mix.before.push_back({current_[card.value], player, slot});
    });
    each(exchange.after, [&](Card card, int player, int slot) {
        current_[card.value] = static_cast<int>(stays_.size());
        stays_.push_back({});
        mix.after.push_back({current_[card.value], player, slot});
    });
    mixes_.push_back(std::move(mix));
}

/// Chooses the unknown gifts and mixes each hand.
void History::connect(Mix& mix, base::Random& random) const {
    std::array<std::vector<std::size_t>, kMaxPlayers> sources;
    std::array<int, kMaxPlayers> held{};
    std::array<int, kMaxPlayers> chosen{};
    for (const End& end : mix.before) ++held[static_cast<std::size_t>(end.player)];
    for (std::size_t player = 0; player < sources.size(); ++player)
        if (held[player] > 0)
            chosen[player] = static_cast<int>(random.below(static_cast<std::uint32_t>(held[player])));
    for (std::size_t i = 0; i < mix.before.size(); ++i) {
        const auto player = static_cast<std::size_t>(mix.before[i].player);
        const int known = mix.exchange.gifts[player];
        const bool given = known == kHiddenSlot ? chosen[player]-- == 0 : mix.before[i].slot == known;
        sources[given ? static_cast<std::size_t>(mix.exchange.receivers[player]) : player].push_back(i);
    }
    for (auto& of : sources) base::shuffle(of, random);
    mix.source.clear();
    for (const End& end : mix.after) {
        auto& of = sources[static_cast<std::size_t>(end.player)];
        mix.source.push_back(of.back());
        of.pop_back();
    }
}

void History::apply(const Mix& mix) {
    for (std::size_t i = 0; i < mix.after.size(); ++i)
        stays_[static_cast<std::size_t>(mix.after[i].stay)].previous = mix.before[mix.source[i]].stay;
}

int History::contradictions() {
    int count = 0;
    values_.assign(stays_.size(), 0);
    beginnings_.resize(stays_.size());
    for (std::size_t i = 0; i < stays_.size(); ++i) {
        const Stay& stay = stays_[i];
        const int beginning =
            stay.heap != kNone ? static_cast<int>(i) : beginnings_[static_cast<std::size_t>(stay.previous)];
        beginnings_[i] = beginning;
        std::uint8_t& value = values_[static_cast<std::size_t>(beginning)];
        if (value == 0) value = stay.value;
        if (stay.value != 0 && stay.value != value) ++count;
    }
    std::vector<Counts> left(heaps_.size());
    for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
        for (const std::uint8_t value : heaps_[heap]) ++left[heap][value];
    for (std::size_t i = 0; i < stays_.size(); ++i)
        if (stays_[i].heap != kNone && values_[i] != 0 &&
            --left[static_cast<std::size_t>(stays_[i].heap)][values_[i]] < 0)
            ++count;
    return count;
}

/// Two threads may exchange ends if each player still gives one card, and gives the known one.
bool History::mayExchange(const Mix& mix, std::size_t a, std::size_t b) const {
    if (a == b) return false;
    if (mix.after[a].player == mix.after[b].player) return true;
    const int giver = mix.before[mix.source[a]].player;
    return giver == mix.before[mix.source[b]].player &&
           mix.exchange.gifts[static_cast<std::size_t>(giver)] == kHiddenSlot;
}

void History::tryExchange(base::Random& random) {
    Mix& mix = mixes_[random.below(static_cast<std::uint32_t>(mixes_.size()))];
    const auto ends = static_cast<std::uint32_t>(mix.after.size());
    const std::size_t a = random.below(ends);
    const std::size_t b = random.below(ends);
    if (!mayExchange(mix, a, b)) return;
    const auto swapEnds = [&] {
        std::swap(mix.source[a], mix.source[b]);
        std::swap(stays_[static_cast<std::size_t>(mix.after[a].stay)].previous,
                  stays_[static_cast<std::size_t>(mix.after[b].stay)].previous);
    };
    swapEnds();
    const int count = contradictions();
    bool accepted = true;
    for (int worse = count - contradictions_; accepted && worse > 0; --worse)
        accepted = contradictions_ > 0 && random.below(kOneIn) == 0;
    if (accepted)
        contradictions_ = count;
    else
        swapEnds();
}

/// Deals the values that are left in each heap to the threads without a known value.
void History::fillHeaps(base::Random& random) {
    for (std::size_t heap = 0; heap < heaps_.size(); ++heap) {
        std::vector<std::uint8_t> missing = heaps_[heap];
        const auto begins = [&](std::size_t i) { return stays_[i].heap == static_cast<int>(heap); };
        for (std::size_t i = 0; i < stays_.size(); ++i)
            if (begins(i) && values_[i] != 0)
                missing.erase(std::find(missing.begin(), missing.end(), values_[i]));
        base::shuffle(missing, random);
        for (std::size_t i = 0; i < stays_.size(); ++i) {
            if (!begins(i) || values_[i] != 0) continue;
            values_[i] = missing.back();
            missing.pop_back();
        }
    }
}

std::array<int, kMaxPlayers> History::giftsOf(const Mix& mix) const {
    std::array<int, kMaxPlayers> gifts{};
    for (std::size_t i = 0; i < mix.after.size(); ++i) {
        const End& from = mix.before[mix.source[i]];
        if (from.player != mix.after[i].player) gifts[static_cast<std::size_t>(from.player)] = from.slot;
    }
    return gifts;
}

/// Chooses any threads.
void History::begin(base::Random& random) {
    for (Mix& mix : mixes_) {
        connect(mix, random);
        apply(mix);
    }
    contradictions_ = contradictions();
}

bool History::isPossible(base::Random& random) {
    begin(random);
    const int most = mixes_.empty() ? 0 : kMostTries;
    for (int i = 0; contradictions_ > 0 && i < most; ++i) tryExchange(random);
    return contradictions_ == 0;
}

History::Solution History::complete(base::Random& random) {
    begin(random);
    while (contradictions_ > 0) tryExchange(random);
    for (int i = 0; !mixes_.empty() && i < kFurtherSteps; ++i) tryExchange(random);
    (void)contradictions();  // the last exchange may have been refused
    fillHeaps(random);
    Solution solution;
    for (const auto& epoch : epochs_) {
        Values& values = solution.values.emplace_back();
        for (std::size_t card = 0; card < kCards; ++card)
            values[card] =
                values_[static_cast<std::size_t>(beginnings_[static_cast<std::size_t>(epoch[card])])];
    }
    for (const Mix& mix : mixes_) solution.gifts.push_back(giftsOf(mix));
    return solution;
}

}  // namespace caravan::rules
