#include "net/Resolver.h"

#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "net/Asio.h"

namespace net {

struct Resolving::Asked {
    std::mutex mutex;
    Answer answer;  ///< empty once nobody wants the answer any more
};

Resolving::Resolving(Resolve resolve, std::string host, Answer answer) : asked_(std::make_shared<Asked>()) {
    asked_->answer = std::move(answer);
    const auto ask = [asked = asked_, resolve = std::move(resolve), host = std::move(host)] {
        std::vector<std::string> addresses;
        try {
            addresses = resolve(host);
        } catch (const std::exception&) {  // as if there were none
        }
        const std::lock_guard lock(asked->mutex);
        if (const Answer give = std::exchange(asked->answer, {})) give(std::move(addresses));
    };
    // The system's getaddrinfo() cannot be interrupted, and may take minutes where a network fails.
    std::thread(ask).detach();
}

Resolving::~Resolving() {
    const std::lock_guard lock(asked_->mutex);
    asked_->answer = {};
}

Resolve systemResolver() {
    return [](const std::string& host) {
        asio::io_context context;
        Tcp::resolver resolver(context);
        ErrorCode error;
        std::vector<std::string> addresses;
        for (const auto& found : resolver.resolve(host, "", Tcp::resolver::address_configured, error))
            addresses.push_back(found.endpoint().address().to_string());
        return addresses;
    };
}

}  // namespace net
