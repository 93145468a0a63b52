#include "net/Reasons.h"

namespace net {

base::Message reasonOf(Fault fault) {
    switch (fault) {
        case Fault::TooLong:
            return base::msgid("the other program sent a message that is too long");
        case Fault::TooMany:
            return base::msgid("the other program sent too many messages");
        case Fault::NotText:
            return base::msgid("the other program sent something that is no text");
        case Fault::TooSlow:
            return base::msgid("the other program does not read what it is sent");
        case Fault::NoAnswer:
            break;
    }
    return base::msgid("the other program does not answer any more");
}

base::Message brokenReason(std::string_view why) {
    return {base::msgid("the connection broke: {why}"), {{"why", why}}};
}

base::Message closedReason(std::string_view why) {
    if (why.empty()) return base::msgid("the other program closed the connection");
    return {base::msgid("the other program closed the connection: {why}"), {{"why", why}}};
}

base::Message notFoundReason(std::string_view host) {
    return {base::msgid("there is no computer with the name {host}"), {{"host", host}}};
}

base::Message noAnswerReason(std::string_view host) {
    return {base::msgid("{host} does not answer"), {{"host", host}}};
}

base::Message unreachableReason(std::string_view host, std::string_view why) {
    return {base::msgid("{host} cannot be reached: {why}"), {{"host", host}, {"why", why}}};
}

base::Message otherCertificateReason(std::string_view host) {
    return {base::msgid("{host} does not have the expected fingerprint: it may be somebody else's program"),
            {{"host", host}}};
}

base::Message untrustedReason(std::string_view host, std::string_view why) {
    return {base::msgid("the certificate of {host} is not trusted: {why}"), {{"host", host}, {"why", why}}};
}

base::Message refusedReason(std::string_view host, std::string_view why) {
    return {base::msgid("{host} refused the connection: {why}"), {{"host", host}, {"why", why}}};
}

}  // namespace net
