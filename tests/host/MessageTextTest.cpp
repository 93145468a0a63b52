#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"
#include "fuzz/Corpus.h"
#include "host/LineTime.h"
#include "host/MessageText.h"
#include "host/Secrets.h"
#include "host/Words.h"
#include "host/World.h"
#include "support/PageExamples.h"

namespace {

using namespace host;
using host::testing::Person;
using host::testing::World;
using ::testing::HasSubstr;

const std::vector<ClientMessage>& clientMessages() {
    static const std::vector<ClientMessage> kAll{
        Hello{},
        Make{{.game = "tak", .options = {{"size", "3"}}, .clock = "5 +3", .help = true, .goal = "3 wins"},
             "Ann"},
        Join{"K7MXQ2RD", "Bo \"É\"", true},
        Return{"K7MXQ2RD", "token"},
        Rename{"Cy"},
        Sit{1},
        Stand{},
        Give{3, "level"},
        Start{},
        Leave{},
        Say{"Hello!\n"},
        Ask{match::write(match::Request{3, match::PlayTurn{game::Action(17)}})},
        Rematch{true},
        Again{},
        Pong{7}};
    return kAll;
}

TEST(MessageText, IsReadAsItWasWritten) {
    for (const ClientMessage& message : clientMessages()) {
        const std::string text = write(message);
        const auto read = readClientMessage(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(read->index(), message.index());
        EXPECT_EQ(write(*read), text);
    }
    EXPECT_EQ(clientMessages().size(), clientKinds().size());
}

TEST(MessageText, IgnoresFieldsAndNamesKindsThatItDoesNotKnow) {
    EXPECT_TRUE(readClientMessage(R"({"kind":"sit","seat":1,"colour":{"deep":[1]}})"));
    const auto unknown = readClientMessage(R"({"kind":"dance"})");
    ASSERT_TRUE(unknown);
    EXPECT_TRUE(std::holds_alternative<UnknownKind>(*unknown));
}

TEST(MessageText, HasBounds) {
    const auto refused = [](const std::string& text) { return !readClientMessage(text); };
    EXPECT_TRUE(refused(""));
    EXPECT_TRUE(refused("[]"));
    EXPECT_TRUE(refused("{}"));
    EXPECT_TRUE(refused(R"({"kind":1})"));
    EXPECT_TRUE(refused(R"({"kind":"sit","seat":8})"));
    EXPECT_TRUE(refused(R"({"kind":"sit","seat":-2})"));
    EXPECT_TRUE(refused(R"({"kind":"sit","seat":1.5})"));
    EXPECT_TRUE(refused(R"({"kind":"sit","seat":"1"})"));
    EXPECT_TRUE(refused(R"({"kind":"sit","seat":18446744073709551615})"));
    EXPECT_TRUE(refused(R"({"kind":"pong","number":1e999})"));
    EXPECT_TRUE(refused(R"({"kind":"rematch","agree":1})"));
    EXPECT_TRUE(refused("{\"kind\":\"say\",\"text\":\"\xFF\"}")) << "no UTF-8";
    EXPECT_TRUE(refused(R"({"kind":"say","text":")" + std::string(2001, 'x') + "\"}"));
    EXPECT_TRUE(refused(R"({"kind":"say","text":"x","pad":")" + std::string(kLongestMessage, 'x') + "\"}"));
    EXPECT_FALSE(refused(R"({"kind":"stand","x":[[[[[[[1]]]]]]]})"));
    EXPECT_TRUE(refused(R"({"kind":"stand","x":[[[[[[[[1]]]]]]]]})"));
    EXPECT_TRUE(refused(R"({"kind":"make","agreed":{"options":[]}})"));
    EXPECT_TRUE(refused(R"({"kind":"make","agreed":7})"));
    std::string options;
    for (int i = 0; i < 65; ++i) options += ",\"" + std::to_string(i) + "\":\"1\"";
    EXPECT_TRUE(refused(R"({"kind":"make","agreed":{"options":{)" + options.substr(1) + "}}}"));
}

// ---- what hosts and guests do with bytes that are no honest messages

TEST(Hostile, TheFirstMessageIsHelloOfAVersionThatIsSpoken) {
    World world;
    const ClientId early = world.rawClient();
    world.raw(early, Sit{0});
    EXPECT_THAT(world.refusalsOf(early), ::testing::ElementsAre("hello-first"));
    const ClientId old = world.rawClient();
    world.raw(old, Hello{kProtocol + 1});
    const auto heard = world.heardBy(old);
    ASSERT_EQ(heard.size(), 1U);
    const auto& refused = std::get<Refused>(heard[0]);
    EXPECT_EQ(refused.why, "version");
    EXPECT_THAT(refused.protocols, ::testing::ElementsAre(kProtocol));
    EXPECT_TRUE(world.closed.contains(old));
}

TEST(Hostile, WhoSaysTooMuchOrNonsenseIsCutOff) {
    World world;
    const ClientId loud = world.rawClient();
    world.raw(loud, Hello{});
    for (int i = 0; i < 100; ++i) world.raw(loud, R"({"kind":"dance"})");
    EXPECT_TRUE(world.closed.contains(loud));
    EXPECT_GT(world.house().faults(), 15U);
    const ClientId quick = world.rawClient();
    world.raw(quick, Hello{});
    for (int i = 0; i < 200; ++i) world.raw(quick, Pong{1});
    EXPECT_TRUE(world.closed.contains(quick));
    EXPECT_EQ(world.house().clients(), 0U);
}

TEST(Hostile, ASilentLineIsBroken) {
    World world;
    const ClientId silent = world.rawClient();
    for (int i = 0; i < 8; ++i) world.step(std::chrono::seconds(5));
    EXPECT_TRUE(world.closed.contains(silent));
}

TEST(Hostile, NobodyIsHarmedByGarbageAndMutations) {
    World world;
    const auto people = host::testing::beginGame(world, host::testing::smallGames().front());
    std::vector<std::string> texts;
    for (const ClientMessage& message : clientMessages()) texts.push_back(write(message));
    texts.push_back(write(Join{people[0]->code(), "Mallory"}));
    fuzz::Mutator mutator(texts, 11);
    base::Random random(12);
    for (int client = 0; client < 40; ++client) {
        const ClientId hostile = world.rawClient();
        world.raw(hostile, Hello{});
        world.raw(hostile, Join{people[0]->code(), "Mallory " + std::to_string(client)});
        for (int i = 0; i < 50; ++i) {
            if (random.below(4) != 0) {
                world.raw(hostile, mutator.next());
                continue;
            }
            std::string bytes(random.below(40), ' ');
            for (char& byte : bytes) byte = static_cast<char>(random.below(256));
            world.raw(hostile, bytes);
        }
        world.house().gone(hostile, world.now());
        world.step();
    }
    host::testing::playOut(world, people);
    host::testing::expectAllKnown(world, people);
}

TEST(Hostile, AGuestBearsAHostThatIsMistaken) {
    World world(8);
    const auto people = host::testing::beginGame(world, host::testing::smallGames()[3]);
    ASSERT_TRUE(world.until([&] { return people[0]->follower()->ply() > 5; }));
    const std::vector<std::string> real = people[0]->received;
    fuzz::Mutator mutator(real, 13);
    class Nowhere final : public Wire {
        void send(std::string) override {}
    } nowhere;
    for (int i = 0; i < 300; ++i) {
        Guest guest(World::kindOf, nowhere);
        guest.connected();
        for (const std::string& text : real) {
            guest.heard(i % 3 == 0 ? mutator.next() : text);
            if (i % 3 != 0) guest.heard(mutator.next());
            if (auto begun = guest.takeBegun()) {
                match::Follower follower(std::move(begun->told));
                match::FarPost post(follower, std::move(begun->reader), *begun->line);
                (void)post.update(0.1F, false);
            }
        }
    }
}

TEST(Hostile, AGuestKeepsOnlySoMuchThatHisTableHasNotRead) {
    World world(8);
    const auto people = host::testing::beginGame(world, host::testing::smallGames()[3]);
    class Sent final : public Wire {
      public:
        void send(std::string text) override { last = std::move(text); }
        std::string last;
    } sent;
    Guest guest(World::kindOf, sent);
    guest.connected();
    std::optional<Guest::Begun> begun;
    for (const std::string& text : people[0]->received) {
        guest.heard(text);
        if (auto told = guest.takeBegun()) begun = std::move(told);
    }
    ASSERT_TRUE(begun);
    const std::string large = write(Told{std::string(kLongestNews - 100, 'x')});
    guest.heard(large);
    ASSERT_TRUE(begun->line->receive());
    for (int i = 0; i < 3; ++i) guest.heard(large);
    EXPECT_FALSE(begun->line->receive());
    EXPECT_EQ(sent.last, write(Again{}));
}

// ---- parts

TEST(Words, NamesAndChat) {
    EXPECT_EQ(nameIn(" Ann "), "Ann");
    EXPECT_EQ(nameIn("Ж"), "Ж");
    std::string longest;
    for (int i = 0; i < 40; ++i) longest += "é";
    EXPECT_EQ(nameIn(longest), longest);
    EXPECT_FALSE(nameIn(longest + "é"));
    EXPECT_FALSE(nameIn("a\xC2\x85z")) << "a control character of Latin-1";
    EXPECT_FALSE(nameIn("a\xFFz"));
    EXPECT_EQ(chatIn("a\tb"), "ab");
    EXPECT_FALSE(chatIn(" \n "));
}

TEST(Secrets, DigestsAreThoseOfTheStandard) {
    EXPECT_EQ(hexOf(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hexOf(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hexOf(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(digestIn(hexOf(sha256("abc"))), sha256("abc"));
    EXPECT_FALSE(digestIn("abc"));
    EXPECT_FALSE(digestIn(std::string(64, 'x')));
}

TEST(Secrets, CodesAreReadAsTheyAreTyped) {
    Secrets secrets;
    const std::string code = secrets.code();
    EXPECT_EQ(code.size(), 8U);
    EXPECT_EQ(code.find_first_of("01OILUV"), std::string::npos);
    EXPECT_NE(code, secrets.code());
    EXPECT_EQ(secrets.token().size(), 32U);
    EXPECT_EQ(codeIn(" k7mx-q2rd"), "K7MXQ2RD");
}

TEST(LineTime, IsGivenOncePerTurn) {
    LineTime line;
    line.set(Moment(200));
    EXPECT_EQ(line.charged(Moment(50)), Moment(50)) << "from the next turn on";
    line.renew();
    EXPECT_EQ(line.charged(Moment(50)), Moment(0));
    EXPECT_EQ(line.charged(Moment(250)), Moment(100));
    EXPECT_EQ(line.charged(Moment(10)), Moment(10));
    EXPECT_EQ(smoothedLine(Moment(0), Moment(9999)), Moment(500));
    EXPECT_EQ(smoothedLine(Moment(100), Moment(300)), Moment(150));
}

// ---- docs/NETWORK.md

TEST(NetworkPage, DescribesEveryMessageAndRefusal) {
    std::string page;
    for (const std::string& line : support::linesOf("docs/NETWORK.md")) page += line + '\n';
    for (const auto& kinds : {clientKinds(), hostKinds()})
        for (const std::string_view kind : kinds) {
            EXPECT_THAT(page, HasSubstr("### `" + std::string(kind) + "`"));
            EXPECT_THAT(page, HasSubstr("\"kind\":\"" + std::string(kind) + "\"")) << "an example";
        }
    for (int refusal = 0; refusal < static_cast<int>(Refusal::Unknown); ++refusal)
        EXPECT_THAT(page, HasSubstr("`" + std::string(nameOf(static_cast<Refusal>(refusal))) + "`"));
}

TEST(NetworkPage, ItsExamplesAreMessages) {
    std::size_t examples = 0;
    for (const support::PageExample& example : support::examplesOf("docs/NETWORK.md"))
        if (example.text.starts_with("{\"kind\"")) {
            ++examples;
            const auto client = readClientMessage(example.text);
            const auto host = readHostMessage(example.text);
            ASSERT_TRUE(client && host) << example.text;
            EXPECT_NE(std::holds_alternative<UnknownKind>(*client),
                      std::holds_alternative<UnknownKind>(*host))
                << example.text;
        }
    EXPECT_GE(examples, clientKinds().size() + hostKinds().size());
}

}  // namespace
