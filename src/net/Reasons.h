#pragma once

#include <string_view>

#include "base/Message.h"

namespace net {

// Why a connection was not made, or ended, as players read it.

/// What ends an open connection. `Reason` names the rule of RFC 6455 under which the other program is told.
enum class Fault {
    TooLong,   ///< a message beyond the limit
    TooMany,   ///< messages beyond the rate
    NotText,   ///< binary data, invalid UTF-8, or no WebSocket at all
    TooSlow,   ///< it does not read what it is sent
    NoAnswer,  ///< it is silent and answers no ping
};
[[nodiscard]] base::Message reasonOf(Fault fault);

/// The connection broke, in the system's words.
[[nodiscard]] base::Message brokenReason(std::string_view why);
/// The other program closed it, with these words or none.
[[nodiscard]] base::Message closedReason(std::string_view why);

[[nodiscard]] base::Message notFoundReason(std::string_view host);
[[nodiscard]] base::Message noAnswerReason(std::string_view host);
[[nodiscard]] base::Message unreachableReason(std::string_view host, std::string_view why);
[[nodiscard]] base::Message otherCertificateReason(std::string_view host);
[[nodiscard]] base::Message untrustedReason(std::string_view host, std::string_view why);
[[nodiscard]] base::Message refusedReason(std::string_view host, std::string_view why);

}  // namespace net
