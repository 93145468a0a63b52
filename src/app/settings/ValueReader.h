#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/Json.h"
#include "base/Result.h"

namespace app {

/// Reads the values of a JSON object by their keys. A value that is missing or unusable leaves the variable
/// as it is; an unusable one is added to the problems, with its position.
class ValueReader {
  public:
    static constexpr std::size_t kMostProblems = 100;

    /// Reads the whole file. All arguments must outlive the reader.
    ValueReader(const base::Json& file, std::string name, std::vector<base::Error>& problems)
        : ValueReader(file, file.root(), std::move(name), problems) {}
    /// A reader for an object within the file.
    [[nodiscard]] ValueReader of(const nlohmann::json& object) const {
        return {file_, object, name_, problems_};
    }

    void read(const char* key, bool& value) const;
    void read(const char* key, std::string& value) const;
    /// Takes only one of the known texts.
    void read(const char* key, std::string& value, const std::vector<std::string>& known) const;
    /// Takes only a number from `least` to `most`.
    void read(const char* key, double& value, double least, double most) const;
    void read(const char* key, int& value, double least, double most) const;
    void read(const char* key, std::vector<std::string>& values) const;
    void read(const char* key, std::map<std::string, std::string>& values) const;
    /// Lists of texts, by name; values that are not lists are left out.
    void read(const char* key, std::map<std::string, std::vector<std::string>>& values) const;
    /// The objects within an object, by name; empty if there is no such object.
    [[nodiscard]] std::vector<std::pair<std::string, const nlohmann::json*>> objects(const char* key) const;

  private:
    ValueReader(const base::Json& file, const nlohmann::json& object, std::string name,
                std::vector<base::Error>& problems)
        : file_(file), object_(object), name_(std::move(name)), problems_(problems) {}
    using Check = bool (nlohmann::json::*)() const noexcept;
    const nlohmann::json* find(const char* key, Check is, base::Msgid expected) const;
    void complain(const char* key, base::Message expected, const nlohmann::json& value) const;

    const base::Json& file_;
    const nlohmann::json& object_;
    std::string name_;
    std::vector<base::Error>& problems_;
};

}  // namespace app
