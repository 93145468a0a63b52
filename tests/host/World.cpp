#include "host/World.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <stop_token>
#include <thread>
#include <utility>

#include "base/Sealed.h"
#include "game/VisibleState.h"
#include "games/caravan/play/CaravanKind.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tak/play/TakKind.h"
#include "host/MessageText.h"
#include "support/Extent.h"

namespace host::testing {

namespace {

constexpr std::uint64_t kNodes = 30;
constexpr int kLongestQuick = 60;  // turns
constexpr int kLongest = 5000;

const std::vector<const game::Kind*>& allGames() {
    static const tak::play::TakKind kTak;
    static const tactiki::play::TactikiKind kTactiki;
    static const tactik::play::TactikKind kTactik;
    static const caravan::play::CaravanKind kCaravan;
    static const std::vector<const game::Kind*> kAll{&kTak, &kTactiki, &kTactik, &kCaravan};
    return kAll;
}

}  // namespace

// ---- a person

Person::Person(World& world, std::optional<Key> key)
    : world_(world), guest_(std::make_unique<Guest>(World::kindOf, *this, std::move(key))) {}

void Person::send(std::string text) { up_.push_back(std::move(text)); }

std::string Person::refused() {
    const auto refusal = guest_->takeRefusal();
    return refusal ? std::string(nameOf(*refusal)) : std::string();
}

void Person::restart() {
    world_.cut(*this);
    const auto key = guest_->key();
    post_.reset();
    follower_.reset();
    line_.reset();
    guest_ = std::make_unique<Guest>(World::kindOf, *this, key);
    world_.connect(*this);
}

void Person::playOne() {
    const game::PlayerId player = follower_->viewer().player().value();
    const auto sent = post_->decide(player, match::PlayTurn{follower_->view().legalActions().front()});
    EXPECT_TRUE(sent.ok()) << sent.error().describe();
    world_.settle();
}

std::int64_t Person::left(std::size_t seat) const {
    return follower_->clock()->left(game::playerAt(seat))->count();
}

std::vector<std::string> Person::kindsReceived() {
    std::vector<std::string> kinds;
    for (const std::string& text : std::exchange(received, {}))
        kinds.push_back(nlohmann::json::parse(text).at("kind"));
    return kinds;
}

void Person::live(float seconds) {
    guest_->update(seconds);
    if (auto begun = guest_->takeBegun()) {
        post_.reset();
        kind_ = begun->kind;
        line_ = std::move(begun->line);
        follower_ = std::make_unique<match::Follower>(std::move(begun->told));
        post_ = std::make_unique<match::FarPost>(*follower_, std::move(begun->reader), *line_);
    }
    if (!post_) return;
    const auto news = post_->update(seconds, false);
    // Others may have ended the match meanwhile.
    EXPECT_FALSE(news.refused && plays && !follower_->outcome().over)
        << news.refused->why.english() << " ply " << follower_->ply();
    if (plays && seconds > 0) play();
}

void Person::play() {
    const auto player = follower_->viewer().player();
    if (!player || !follower_->awaits(*player) || follower_->outcome().over || !follower_->live()) return;
    if (post_->sent() || !client_) return;
    if (follower_->owesAnswer(*player)) return;
    if (player->value == 0 && follower_->ply() > support::extent(kLongestQuick, kLongest)) {
        EXPECT_TRUE(post_->decide(*player, match::Resign{}).ok());
        return;
    }
    if (!bot_) bot_ = kind_->createBot(kind_->opponents().front().id);
    game::BotLimits limits;
    limits.nodes = kNodes;
    limits.seed = static_cast<std::uint64_t>(follower_->ply()) + 7;
    const auto turn = bot_->choose(follower_->view(), limits, std::stop_token(), [](const game::Thought&) {});
    ASSERT_TRUE(turn.ok()) << turn.error().describe();
    EXPECT_TRUE(post_->decide(*player, match::PlayTurn{*turn}).ok());
}

// ---- the world

HouseSettings World::quickSettings() {
    HouseSettings settings;
    settings.pace.nodes = kNodes;
    return settings;
}

const game::Kind* World::kindOf(std::string_view id) {
    const auto found =
        std::ranges::find_if(allGames(), [&](const game::Kind* kind) { return kind->id() == id; });
    return found == allGames().end() ? nullptr : *found;
}

World::World(std::uint64_t seed, HouseSettings settings) : seed_(seed), settings_(std::move(settings)) {
    settings_.random = [random = base::Random(seed)]() mutable {
        return static_cast<std::uint32_t>(random.next() >> 32);
    };
    house_ = std::make_unique<House>(allGames(), *this, settings_);
}

Person& World::come() {
    people_.push_back(std::make_unique<Person>(*this));
    connect(*people_.back());
    settle();
    return *people_.back();
}

std::vector<Person*> World::comeToTable(const Agreements& agreed, std::size_t people) {
    static constexpr const char* kNames[] = {"Ann", "Bo", "Cy", "Di", "Eve", "Flo"};
    std::vector<Person*> all;
    for (std::size_t i = 0; i < people; ++i) {
        Person& person = come();
        if (all.empty())
            person.guest().make(agreed, kNames[i]);
        else
            person.guest().join(all.front()->code(), kNames[i]);
        settle();
        EXPECT_EQ(person.refused(), "");
        all.push_back(&person);
    }
    return all;
}

void World::connect(Person& person) {
    person.client_ = ClientId(++clients_);
    house_->connected(*person.client_, now_);
    person.guest().connected();
}

void World::cut(Person& person) {
    person.up_.clear();
    person.down_.clear();
    person.guest().disconnected();
    if (person.client_) house_->gone(*std::exchange(person.client_, {}), now_);
}

void World::restart() {
    const auto tables = house_->takeAll();
    for (const auto& person : people_) {
        person->up_.clear();
        person->down_.clear();
        person->client_.reset();
        person->guest().disconnected();
    }
    house_.reset();
    now_ += Moment(60000);
    house_ = std::make_unique<House>(allGames(), *this, settings_);
    for (const House::SavedTable& table : tables)
        if (table.text) {
            const auto loaded = house_->load(*table.text, now_);
            EXPECT_TRUE(loaded.ok()) << loaded.error().describe() << *table.text;
        }
    for (const auto& person : people_) connect(*person);
}

bool World::bring(Person& person) {
    if (person.held || (person.up_.empty() && person.down_.empty())) return false;
    if (weather && !weather(person)) {
        cut(person);
        connect(person);
        return true;
    }
    if (!person.up_.empty()) {
        const std::string text = std::move(person.up_.front());
        person.up_.pop_front();
        house_->heard(*person.client_, text, now_);
    } else {
        person.received.push_back(person.down_.front());
        person.down_.pop_front();
        person.guest().heard(person.received.back());
    }
    return true;
}

void World::settle() {
    for (bool any = true; any;) {
        any = false;
        for (std::size_t i = 0; i < people_.size(); ++i) {
            Person& person = *people_[i];
            while (bring(person)) any = true;
            person.live(0);
            any |= !person.up_.empty() && !person.held;
        }
    }
}

void World::step(Moment passed) {
    now_ += passed;
    house_->update(now_);
    for (const auto& person : people_) person->live(std::chrono::duration<float>(passed).count());
    settle();
}

bool World::until(const std::function<bool()>& holds, int steps) {
    for (int i = 0; i < steps; ++i) {
        if (holds()) return true;
        step();
        if (::testing::Test::HasFailure()) return false;
        std::this_thread::sleep_for(std::chrono::microseconds(100));  // levels think meanwhile
    }
    return holds();
}

std::string World::saved(const std::string& code) {
    for (const House::SavedTable& table : house_->takeAll())
        if (table.code == code && table.text) return *table.text;
    return {};
}

match::Match World::truth(const std::string& code) {
    const auto table = nlohmann::json::parse(saved(code));
    std::string file = table["match"];
    if (base::isSealed(file)) file = base::unsealed(file).value();
    auto read = kindOf(std::string(table["agreed"]["game"]))->read(file, {}, {});
    EXPECT_TRUE(read.ok()) << read.error().describe();
    match::Match match = match::Match::fromRecord(std::move(read->game));
    match.setLive(true);
    match.goToEnd();
    return match;
}

// ---- the outbox

void World::send(ClientId client, std::string text) {
    if (const auto found = raw_.find(client); found != raw_.end()) return found->second.push_back(text);
    for (const auto& person : people_)
        if (person->client_ == client) person->down_.push_back(text);
}

void World::close(ClientId client, std::string) {
    closed.insert(client);
    for (const auto& person : people_)
        if (person->client_ == client) {
            person->client_.reset();
            person->guest().disconnected();
            person->up_.clear();
        }
}

ClientId World::rawClient() {
    const ClientId client(++clients_);
    raw_[client];
    house_->connected(client, now_);
    return client;
}

void World::raw(ClientId client, const std::string& text) { house_->heard(client, text, now_); }
void World::raw(ClientId client, const ClientMessage& message) { raw(client, write(message)); }

std::vector<HostMessage> World::heardBy(ClientId client) {
    std::vector<HostMessage> messages;
    for (const std::string& text : std::exchange(raw_[client], {})) {
        messages.push_back(readHostMessage(text).value());
        EXPECT_FALSE(std::holds_alternative<UnknownKind>(messages.back())) << text;
    }
    return messages;
}

std::vector<std::string> World::refusalsOf(ClientId client) {
    std::vector<std::string> reasons;
    for (const HostMessage& message : heardBy(client))
        if (const auto* const refused = std::get_if<Refused>(&message)) reasons.push_back(refused->why);
    return reasons;
}

// ---- games

std::vector<SmallGame> smallGames() {
    const auto level = [](const char* id) { return std::string(World::kindOf(id)->opponents().front().id); };
    return {
        {"Tak", {.game = "tak", .options = {{"size", "3"}}}, 2, {}},
        {"TakAgainstLevel", {.game = "tak", .options = {{"size", "3"}}, .clock = "5"}, 1, {level("tak")}},
        {"TacTiki", {.game = "tactiki"}, 2, {}},
        {"TacTikOfTwo", {.game = "tac-tik", .options = {{"players", "2"}}}, 2, {}},
        {"TacTikOfFour",
         {.game = "tac-tik", .options = {{"players", "4"}}},
         2,
         {level("tac-tik"), level("tac-tik")}},
        {"CaravanOfThree", {.game = "caravan", .options = {{"players", "3"}}}, 3, {}},
        {"CaravanOfFour",
         {.game = "caravan", .options = {{"players", "4"}}, .clock = "5 +3"},
         3,
         {level("caravan")}},
    };
}

void PrintTo(const SmallGame& game, std::ostream* out) { *out << game.name; }

std::vector<Person*> beginGame(World& world, const SmallGame& game) {
    std::vector<Person*> people = world.comeToTable(game.agreed, game.people + 1);
    Guest& owner = people.front()->guest();
    for (std::size_t seat = 0; seat < game.people; ++seat)
        people[seat]->guest().say(Sit{static_cast<int>(seat)});
    for (std::size_t i = 0; i < game.levels.size(); ++i)
        owner.say(Give{static_cast<int>(game.people + i), game.levels[i]});
    world.settle();
    owner.say(Start{});
    world.settle();
    for (Person* const person : people) EXPECT_EQ(person->refused(), "");
    EXPECT_EQ(people.front()->table().phase, Phase::Playing);
    return people;
}

void playOut(World& world, const std::vector<Person*>& people) {
    const auto over = [&] {
        return std::ranges::all_of(people, [](Person* person) {
            return person->guest().table() && person->table().phase == Phase::Over &&
                   person->follower()->finalOutcome().over;
        });
    };
    ASSERT_TRUE(world.until(over)) << "the game does not end";
    world.settle();
}

void expectAllKnown(World& world, const std::vector<Person*>& people) {
    const match::Match truth = world.truth(people.front()->code());
    const std::vector<match::NodeId> played = truth.tree().mainLine();
    for (const Person* const person : people) {
        const match::Follower& follower = *person->follower();
        const game::Viewer viewer = follower.viewer();
        SCOPED_TRACE(test::nameOf(viewer));
        EXPECT_EQ(viewer.player().has_value(), person != people.back()) << "the last one looks on";
        const auto view = truth.view(viewer);
        const auto legal = test::someOf(view->legalActions());
        EXPECT_EQ(test::visibleStateOf(follower.view(), legal), test::visibleStateOf(*view, legal));
        EXPECT_EQ(follower.players(), truth.players());
        const std::vector<match::NodeId> heard = follower.tree().mainLine();
        ASSERT_EQ(heard.size(), played.size());
        for (std::size_t i = 0; i < heard.size(); ++i) {
            EXPECT_TRUE(follower.tree().node(heard[i]).seen.empty()) << "nothing that others know";
            EXPECT_EQ(follower.tree().notation(heard[i], viewer), truth.tree().notation(played[i], viewer));
        }
    }
}

}  // namespace host::testing
