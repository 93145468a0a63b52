#include "process/ChildProcess.h"

// A page cannot start programs: start() says so, and the rest is never reached.

namespace process {

base::Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& /*command*/) {
    return base::Error{base::msgid("a page in a browser cannot start other programs")};
}

ChildProcess::ChildProcess(ChildProcess&& /*other*/) noexcept {}
ChildProcess& ChildProcess::operator=(ChildProcess&& /*other*/) noexcept { return *this; }
ChildProcess::~ChildProcess() = default;

bool ChildProcess::write(std::string_view /*text*/, Clock::time_point /*deadline*/) { return false; }
std::size_t ChildProcess::writeSome(std::string_view /*text*/, Clock::time_point /*deadline*/) { return 0; }
void ChildProcess::closeInput() {}
ChildProcess::Reading ChildProcess::readLine(std::string& /*line*/, Clock::time_point /*deadline*/,
                                             const std::stop_token& /*stop*/) {
    return Reading::Closed;
}
void ChildProcess::end(std::chrono::milliseconds /*patience*/) {}
base::Message ChildProcess::closingError() {
    return base::msgid("a page in a browser cannot start other programs");
}
bool ChildProcess::succeeded() { return false; }

}  // namespace process
