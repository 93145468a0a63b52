#include "app/settings/ValueReader.h"

#include <algorithm>
#include <sstream>

#include "app/common/FormerNames.h"

namespace app {

using base::msgid;
using nlohmann::json;

namespace {

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

std::string shortened(double number) {
    std::ostringstream text;
    text << number;
    return text.str();
}

}  // namespace

void ValueReader::read(const char* key, bool& value) const {
    if (const json* j = find(key, &json::is_boolean, msgid("true or false"))) value = j->get<bool>();
}

void ValueReader::read(const char* key, std::string& value) const {
    if (const json* j = find(key, &json::is_string, msgid("a text"))) value = j->get<std::string>();
}

void ValueReader::read(const char* key, std::string& value, const std::vector<std::string>& known) const {
    std::string text = value;
    read(key, text);
    if (std::find(known.begin(), known.end(), text) != known.end())
        value = text;
    else
        complain(key, {msgid("one of {names}"), {{"names", listed(known)}}}, object_[key]);
}

void ValueReader::read(const char* key, double& value, double least, double most) const {
    const json* j = find(key, &json::is_number, msgid("a number"));
    if (!j) return;
    const auto number = j->get<double>();
    if (number >= least && number <= most)
        value = number;
    else
        complain(key,
                 {msgid("a number from {least} to {most}"),
                  {{"least", shortened(least)}, {"most", shortened(most)}}},
                 *j);
}

void ValueReader::read(const char* key, int& value, double least, double most) const {
    double number = value;
    read(key, number, least, most);
    value = static_cast<int>(number);
}

void ValueReader::read(const char* key, std::vector<std::string>& values) const {
    const json* j = find(key, &json::is_array, msgid("a list of texts"));
    if (!j) return;
    values.clear();
    for (const json& item : *j)
        if (item.is_string())
            values.push_back(item.get<std::string>());
        else
            complain(key, msgid("a list of texts"), item);
}

void ValueReader::read(const char* key, std::map<std::string, std::string>& values) const {
    const json* j = find(key, &json::is_object, msgid("names with texts"));
    if (!j) return;
    for (const auto& [name, item] : j->items())
        if (item.is_string())
            values[name] = item.get<std::string>();
        else
            complain(key, msgid("names with texts"), item);
}

void ValueReader::read(const char* key, std::map<std::string, std::vector<std::string>>& values) const {
    const json* j = find(key, &json::is_object, msgid("names with lists of texts"));
    if (!j) return;
    const ValueReader own = of(*j);
    for (const auto& [name, item] : j->items())
        if (item.is_array())
            own.read(name.c_str(), values[name]);
        else
            complain(name.c_str(), msgid("a list of texts"), item);
}

std::vector<std::pair<std::string, const json*>> ValueReader::objects(const char* key) const {
    std::vector<std::pair<std::string, const json*>> found;
    const json* j = find(key, &json::is_object, msgid("names with objects"));
    if (!j) return found;
    for (const auto& [name, item] : j->items())
        if (item.is_object())
            found.emplace_back(name, &item);
        else
            complain(key, msgid("names with objects"), item);
    return found;
}

const json* ValueReader::find(const char* key, Check is, base::Msgid expected) const {
    auto found = object_.find(key);
    const std::string_view former = formerNameOf(key);
    if (found == object_.end() && !former.empty()) found = object_.find(former);
    if (found == object_.end()) return nullptr;
    if (((*found).*is)()) return &*found;
    complain(key, expected, *found);
    return nullptr;
}

void ValueReader::complain(const char* key, base::Message expected, const json& value) const {
    if (problems_.size() == kMostProblems) return;
    problems_.push_back(
        {{msgid("\"{key}\": expected {expected}"), {{"key", key}, {"expected", std::move(expected)}}},
         name_,
         file_.positionOf(value)});
}

}  // namespace app
