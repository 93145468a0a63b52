// What people pass on so that others find a table, as they paste it.

#include "app/far/Invitation.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using app::Invitation;

Invitation inviteTo(std::string host) { return {"K7MXQ2RD", std::move(host), 4321, {{0xAB, 0xCD}}}; }

TEST(Invitation, IsReadAsItIsWritten) {
    for (const char* host : {"192.0.2.7", "example.org", "2001:db8::7", "xn--bcher-kva.example"}) {
        const Invitation invitation = inviteTo(host);
        for (const std::string& text : {invitation.text(), invitation.link()}) {
            EXPECT_EQ(Invitation::parse(text).value(), invitation) << text;
            EXPECT_EQ(Invitation::parse("Come! \n" + text + " Yours, Ann").value(), invitation) << text;
        }
    }
}

TEST(Invitation, LooksLikeThis) {
    const Invitation invitation = inviteTo("192.0.2.7");
    EXPECT_EQ(invitation.text().substr(0, 30),
              "K7MXQ2RD@192.0.2.7:4321#" + invitation.fingerprint.text().substr(0, 6));
    EXPECT_EQ(invitation.link(), "https://192.0.2.7:4321/#table=K7MXQ2RD." + invitation.fingerprint.text());
    EXPECT_EQ(inviteTo("2001:db8::7").link().substr(0, 29), "https://[2001:db8::7]:4321/#t");
}

TEST(Invitation, WithoutACodeItLeadsToAHost) {
    Invitation host = inviteTo("192.0.2.7");
    host.code.clear();
    EXPECT_EQ(host.text(), "192.0.2.7:4321#" + host.fingerprint.text()) << "as dolmen-engine host prints it";
    EXPECT_EQ(host.link(), "https://192.0.2.7:4321/#table=." + host.fingerprint.text());
    for (const std::string& text : {host.text(), host.link(), "listens at " + host.text()})
        EXPECT_EQ(Invitation::parse(text).value(), host) << text;
}

TEST(Invitation, ALinkWithoutAPortHasTheUsualOne) {
    const std::string key = inviteTo("").fingerprint.text();
    EXPECT_EQ(Invitation::parse("https://example.org/#table=K7MXQ2RD." + key).value().port, 443);
    EXPECT_FALSE(Invitation::parse("K7MXQ2RD@example.org#" + key));
}

TEST(Invitation, AnythingElseIsNone) {
    const std::string key = inviteTo("").fingerprint.text();
    const std::vector<std::string> texts{"",
                                         "@",
                                         "@example.org:1#" + key,
                                         "K7@:1#" + key,
                                         "K7@example.org:0#" + key,
                                         "K7@example.org:65536#" + key,
                                         "K7@example.org:x#" + key,
                                         "K7@example.org:1",
                                         "K7@example.org:1#7ZQ4",
                                         "http://example.org/#table=K7." + key,
                                         "https://example.org/#table=K7",
                                         "https://example.org/#table=K7.7ZQ4",
                                         "https:///#table=K7." + key,
                                         "https://example.org/#tak=x",
                                         "1. a1 e5 2. c3 {ann@example.org}"};
    for (const std::string& text : texts) EXPECT_FALSE(Invitation::parse(text)) << text;
}

}  // namespace
