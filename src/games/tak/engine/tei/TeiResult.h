#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tak::engine {

/// A problem with a client's line. It becomes an `info string`, which is English like the rest of the
/// protocol, so it is no base::Error: those have translated messages.
struct TeiProblem {
    std::string message;
};

/// A value, or a problem. Reading the one that is not there is a broken precondition.
template <class T>
class [[nodiscard]] TeiResult {
  public:
    TeiResult(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    TeiResult(TeiProblem problem) : content_(std::in_place_index<1>, std::move(problem)) {}
    explicit operator bool() const { return content_.index() == 0; }
    [[nodiscard]] const T& operator*() const {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const T* operator->() const { return &**this; }
    [[nodiscard]] const TeiProblem& error() const {
        assert(!*this);
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, TeiProblem> content_;
};

/// Success, or a problem.
template <>
class [[nodiscard]] TeiResult<void> {
  public:
    TeiResult() = default;
    TeiResult(TeiProblem problem) : problem_(std::move(problem)) {}
    explicit operator bool() const { return !problem_; }
    [[nodiscard]] const TeiProblem& error() const {
        assert(problem_);
        return *problem_;
    }

  private:
    std::optional<TeiProblem> problem_;
};

}  // namespace tak::engine
