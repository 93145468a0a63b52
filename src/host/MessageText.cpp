#include "host/MessageText.h"

#include <type_traits>
#include <utility>

#include "host/MessageFields.h"

namespace host {
namespace {

constexpr const char* kKindField = "kind";

template <class Message>
constexpr bool kHasKind = !std::is_same_v<Message, UnknownKind>;

template <class Message>
std::string writeAny(const Message& message) {
    nlohmann::json json;
    std::visit(
        [&](const auto& one) {
            using One = std::decay_t<decltype(one)>;
            JsonWriter fields(json);
            if constexpr (kHasKind<One>) {
                json[kKindField] = One::kKind;
                eachField(fields, one);
            }
        },
        message);
    return textOf(json);
}

/// Reads a message of one kind if it is named so. Whether it is.
template <class One, class Message>
bool readOne(const nlohmann::json& json, std::string_view kind, std::optional<Message>& read) {
    if constexpr (kHasKind<One>) {
        if (kind != One::kKind) return false;
        One one;
        JsonReader fields(json);
        eachField(fields, one);
        if (!fields.failed()) read = std::move(one);
        return true;
    }
    return false;
}

/// All kinds that a variant can hold.
template <class Message>
struct Kinds;
template <class... All>
struct Kinds<std::variant<All...>> {
    using Message = std::variant<All...>;
    static std::optional<Message> read(const nlohmann::json& json) {
        const auto kind = json.is_object() ? json.find(kKindField) : json.end();
        if (!json.is_object() || kind == json.end() || !kind->is_string()) return {};
        const auto& name = kind->get_ref<const std::string&>();
        std::optional<Message> read;
        const bool known = (readOne<All>(json, name, read) || ...);
        return known ? read : Message(UnknownKind{});
    }
    static std::vector<std::string_view> names() {
        std::vector<std::string_view> names;
        (add<All>(names), ...);
        return names;
    }

  private:
    template <class One>
    static void add(std::vector<std::string_view>& names) {
        if constexpr (kHasKind<One>) names.push_back(One::kKind);
    }
};

}  // namespace

std::string write(const ClientMessage& message) { return writeAny(message); }
std::string write(const HostMessage& message) { return writeAny(message); }

std::optional<ClientMessage> readClientMessage(std::string_view text) {
    return Kinds<ClientMessage>::read(jsonIn(text, kLongestMessage, kDeepestMessage));
}
std::optional<HostMessage> readHostMessage(std::string_view text) {
    return Kinds<HostMessage>::read(jsonIn(text, kLongestNews, kDeepestMessage));
}

std::vector<std::string_view> clientKinds() { return Kinds<ClientMessage>::names(); }
std::vector<std::string_view> hostKinds() { return Kinds<HostMessage>::names(); }

}  // namespace host
