#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace net {

/// Looks up the IP addresses of a host's name; none if there are none. It may take as long as it likes, or
/// never return: it is called on a thread of its own, for which nobody waits. So it must not use anything
/// that may end before the program does.
using Resolve = std::function<std::vector<std::string>(const std::string& host)>;

/// Asks the system (getaddrinfo).
[[nodiscard]] Resolve systemResolver();

/// One question to a resolver. The answer comes on the resolver's thread, at most once, and not after the
/// destructor has begun. The destructor does not wait for the resolver.
class Resolving {
  public:
    using Answer = std::function<void(std::vector<std::string>)>;
    Resolving(Resolve resolve, std::string host, Answer answer);
    Resolving(const Resolving&) = delete;
    Resolving& operator=(const Resolving&) = delete;
    ~Resolving();

  private:
    struct Asked;
    std::shared_ptr<Asked> asked_;  ///< shared with the thread, which may outlive this object
};

}  // namespace net
