// Somebody far away, as a process of his own: comes to a table over the network, plays as the weakest level
// would, comes back whenever his line breaks or he was killed, and keeps the record of each match.
//   guest PORT FINGERPRINT FOLDER NAME SEAT MATCHES join CODE
//   guest PORT FINGERPRINT FOLDER NAME SEAT MATCHES make GAME PLAYERS PERSONS
// SEAT: from 0; -1: he looks on. PERSONS: who have to come before the one who has made the table begins,
// himself and onlookers too; levels get the seats that are free then. Prints "code CODE", "match N over".
// Exits with 0 once so many matches are over.
//   guest PORT FINGERPRINT crowd TABLES SECONDS THINKING
// So many tables of Tak, each with two players and three onlookers, who all have a line of their own.
// THINKING: milliseconds about a turn.

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/Files.h"
#include "host/Guest.h"
#include "kinds/Kinds.h"
#include "match/far/FarPost.h"
#include "match/far/Follower.h"
#include "net/Client.h"

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr std::uint64_t kNodes = 8;
constexpr int kLongest = 120;  // turns; then the first player resigns
constexpr auto kTurn = milliseconds(4);
constexpr auto kPause = milliseconds(60);  // before another try to connect
constexpr float kSeconds = 0.004F;

struct Task {
    std::uint16_t port = 0;
    net::Fingerprint fingerprint = {};
    std::filesystem::path folder = {};
    std::string name = {};
    int seat = -1;
    int matches = 1;
    bool makes = false;
    std::string code = {};
    std::string game = {};
    std::string players = {};
    std::size_t persons = 0;
    milliseconds thinking{0};  ///< about every turn
};

class Program final : public host::Wire {
  public:
    explicit Program(Task task) : task_(std::move(task)) {
        guest_.emplace([this](std::string_view id) { return kinds::kindNamed(kinds_, id); }, *this, key());
        if (guest_->key()) return;
        if (task_.makes) {
            host::Agreements agreed{.game = task_.game, .options = {{"players", task_.players}}};
            if (task_.game == "tak") agreed.options["size"] = "3";
            guest_->make(agreed, task_.name);
        } else {
            guest_->join(task_.code, task_.name);
        }
    }
    void send(std::string text) override {
        if (client_) client_->send(std::move(text));
    }
    /// A moment of his. Whether it was not the last one.
    bool live() {
        carry();
        keepKey();
        follow();
        if (guest_->table()) takePart();
        return over_ < task_.matches;
    }
    void run() {
        while (live()) std::this_thread::sleep_for(kTurn);
    }
    /// Empty before he is at a table.
    [[nodiscard]] std::string code() const { return guest_->key() ? guest_->key()->code : std::string(); }
    [[nodiscard]] int matches() const { return over_; }

  private:
    [[nodiscard]] std::filesystem::path keyFile() const { return task_.folder / "key"; }
    [[nodiscard]] std::optional<host::Key> key() const {
        std::ifstream in(keyFile());
        host::Key key;
        return in >> key.code >> key.token ? std::optional(key) : std::nullopt;
    }
    void keepKey() {
        if (kept_ || !guest_->key() || task_.folder.empty()) return;
        (void)base::writeFile(keyFile(), guest_->key()->code + " " + guest_->key()->token);
        std::cout << "code " << guest_->key()->code << std::endl;
        kept_ = true;
    }

    /// Brings what has come along the line; a broken one is opened again.
    void carry() {
        if (!client_) {
            if (steady_clock::now() < again_) return;
            client_.emplace(
                net::Endpoint{.host = "127.0.0.1", .port = task_.port, .fingerprint = task_.fingerprint},
                net::ClientOptions{}, log_);
            open_ = false;
        }
        const std::vector<std::string> texts = client_->receive();
        if (!open_ && (client_->state() == net::Client::State::Open || !texts.empty())) {
            open_ = true;
            guest_->connected();
        }
        for (const std::string& text : texts) guest_->heard(text);
        if (client_->state() != net::Client::State::Gone) return;
        if (open_) guest_->disconnected();
        client_.reset();
        asked_ = false;
        again_ = steady_clock::now() + kPause;
    }

    void follow() {
        guest_->update(kSeconds);
        if (auto begun = guest_->takeBegun()) {
            post_.reset();
            line_ = std::move(begun->line);
            follower_ = std::make_unique<match::Follower>(std::move(begun->told));
            post_ = std::make_unique<match::FarPost>(*follower_, std::move(begun->reader), *line_);
            kind_ = begun->kind;
        }
        if (post_) (void)post_->update(kSeconds, false);
        if (const auto refusal = guest_->takeRefusal()) asked_ = false;
        if (const auto record = guest_->takeRecord(); record && record->over) {
            if (!task_.folder.empty()) keep(*record);
            over_ = std::max(over_, record->match);
        }
    }

    void keep(const host::GameRecord& record) {
        (void)base::writeFile(task_.folder / (std::to_string(record.match) + ".txt"), record.text);
        if (record.match > over_) std::cout << "match " << record.match << " over" << std::endl;
    }

    void takePart() {
        const host::TableNews& table = *guest_->table();
        if (table.phase == host::Phase::Playing) {
            asked_ = false;
            if (post_ && open_) play();
        }
        if (asked_ || !guest_->welcomed()) return;
        if (table.phase == host::Phase::Waiting) prepare(table);
        if (table.phase == host::Phase::Over && table.seat >= 0 && over_ == table.match)
            ask(host::Rematch{true});
    }
    /// Something that is asked for once, until it has been done or refused, or the line has broken.
    void ask(const host::ClientMessage& message) {
        guest_->say(message);
        asked_ = true;
    }
    void prepare(const host::TableNews& table) {
        if (task_.seat >= 0 && table.seat != task_.seat) guest_->say(host::Sit{task_.seat});
        if (!task_.makes || table.members.size() < task_.persons) return;
        for (const host::TableNews::Member& member : table.members)
            if (member.away >= 0) return;
        std::size_t free = 0;
        for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
            if (table.seats[seat].who != host::Sitter::Free) continue;
            ++free;
            // The others may be about to sit down.
            if (seat + 1 > task_.persons - 1)
                guest_->say(host::Give{static_cast<int>(seat), levels(table.agreed.game).front()});
        }
        if (free == 0) guest_->say(host::Start{});
        std::this_thread::sleep_for(milliseconds(40));  // for the answers
    }
    [[nodiscard]] std::vector<std::string> levels(const std::string& id) const {
        for (const host::OfferedGame& game : guest_->games())
            if (game.id == id) return game.levels;
        return {};
    }

    void play() {
        const auto player = follower_->viewer().player();
        if (!player || !follower_->live() || follower_->finalOutcome().over || post_->sent()) return;
        if (!follower_->awaits(*player) || follower_->owesAnswer(*player)) {
            ready_ = steady_clock::now() + task_.thinking;
            return;
        }
        if (task_.thinking.count() > 0 && steady_clock::now() < ready_) return;
        if (player->value == 0 && follower_->ply() > kLongest) {
            (void)post_->decide(*player, match::Resign{});
            return;
        }
        if (!bot_) bot_ = kind_->createBot(kind_->opponents().front().id);
        const game::BotLimits limits{.nodes = kNodes,
                                     .seed = static_cast<std::uint64_t>(follower_->ply()) + 7};
        const auto turn = bot_->choose(follower_->view(), limits, {}, [](const game::Thought&) {});
        if (turn) (void)post_->decide(*player, match::PlayTurn{*turn});
    }

    Task task_;
    kinds::Kinds kinds_ = kinds::allKinds();
    base::Log log_{base::Log::Sink()};
    std::optional<host::Guest> guest_;
    std::optional<net::Client> client_;
    bool open_ = false;
    steady_clock::time_point again_ = {};
    steady_clock::time_point ready_ = {};  ///< to play
    bool kept_ = false;
    bool asked_ = false;
    int over_ = 0;
    const game::Kind* kind_ = nullptr;
    std::unique_ptr<match::Line> line_;
    std::unique_ptr<match::Follower> follower_;
    std::unique_ptr<match::FarPost> post_;
    std::unique_ptr<game::Bot> bot_;
};

/// So many people at a table of the crowd, two of whom play.
constexpr int kOfTable = 5;

int crowd(const Task& host, int tables, std::chrono::seconds time) {
    std::vector<std::unique_ptr<Program>> people;
    const auto live = [&](milliseconds pause) {
        for (const auto& person : people) (void)person->live();
        std::this_thread::sleep_for(pause);
    };
    Task task = host;
    task.matches = 1 << 20;
    task.game = "tak";
    task.players = "2";
    task.persons = kOfTable;
    for (int table = 0; table < tables; ++table) {
        task.code.clear();
        for (int number = 0; number < kOfTable; ++number) {
            task.makes = number == 0;
            task.name = "Guest " + std::to_string(number + 1);
            task.seat = number < 2 ? number : -1;
            people.push_back(std::make_unique<Program>(task));
            while (task.makes && task.code.empty()) {
                live(milliseconds(1));
                task.code = people.back()->code();
            }
        }
    }
    std::cout << people.size() << " are there" << std::endl;
    const auto end = steady_clock::now() + time;
    while (steady_clock::now() < end) live(milliseconds(20));
    int matches = 0;
    for (std::size_t i = 0; i < people.size(); i += kOfTable) matches += people[i]->matches();
    std::cout << matches << " matches" << std::endl;
    return 0;
}

std::optional<Task> taskOf(const std::vector<std::string>& words) {
    if (words.size() < 8) return {};
    const auto fingerprint = net::Fingerprint::parse(words[1]);
    if (!fingerprint) return {};
    Task task{.port = static_cast<std::uint16_t>(std::stoi(words[0])),
              .fingerprint = *fingerprint,
              .folder = words[2],
              .name = words[3],
              .seat = std::stoi(words[4]),
              .matches = std::stoi(words[5]),
              .makes = words[6] == "make"};
    if (!task.makes) {
        task.code = words[7];
        return task;
    }
    if (words.size() < 10) return {};
    task.game = words[7];
    task.players = words[8];
    task.persons = std::stoul(words[9]);
    return task;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> all(words + 1, words + count);
    if (all.size() == 6 && all[2] == "crowd") {
        const auto fingerprint = net::Fingerprint::parse(all[1]);
        if (!fingerprint) return 2;
        return crowd({.port = static_cast<std::uint16_t>(std::stoi(all[0])),
                      .fingerprint = *fingerprint,
                      .thinking = milliseconds(std::stoi(all[5]))},
                     std::stoi(all[3]), std::chrono::seconds(std::stoi(all[4])));
    }
    const auto task = taskOf(all);
    if (!task) return 2;
    Program(*task).run();
    return 0;
}
