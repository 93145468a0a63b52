#include "scene/ThemeReader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/Files.h"

namespace scene {
namespace {

using base::mark;
using nlohmann::json;

// Metres: of a piece or a square. Beyond these nothing could be seen, or clicked.
constexpr float kLeastSize = 0.0005F;
constexpr float kMostSize = 0.5F;

std::string textOf(float number) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

/// Takes members out of one JSON object and remembers the first thing that is wrong. `path` says where the
/// object is.
class ObjectReader {
  public:
    ObjectReader(const json& object, std::string path, std::optional<base::Message>& wrong)
        : object_(object), path_(std::move(path)), wrong_(wrong) {
        if (!object_.is_object()) complain(path_, mark("expected an object"));
    }

    void take(const char* key, std::string& to) const {
        if (const json* value = member(key))
            value->is_string() ? void(to = value->get<std::string>())
                               : complain(nameOf(key), mark("expected a text"));
    }
    void take(const char* key, std::filesystem::path& to) const {
        std::string text;
        take(key, text);
        if (!text.empty()) to = std::filesystem::path(text);
    }
    void take(const char* key, bool& to) const {
        if (const json* value = member(key))
            value->is_boolean() ? void(to = value->get<bool>())
                                : complain(nameOf(key), mark("expected true or false"));
    }
    void take(const char* key, float& to, float least, float most) const {
        if (const json* value = member(key)) to = number(*value, nameOf(key), least, most);
    }
    void take(const char* key, glm::vec2& to, float least, float most) const {
        take<2>(key, to, least, most, mark("expected two numbers"));
    }
    void take(const char* key, glm::vec3& to, float least, float most) const {
        take<3>(key, to, least, most, mark("expected three numbers"));
    }
    /// The member if it is there; nothing is said about its type.
    [[nodiscard]] const json* member(const char* key) const {
        if (!object_.is_object()) return nullptr;
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string nameOf(const std::string& key) const {
        return path_.empty() ? key : path_ + '.' + key;
    }
    void complain(const std::string& where, base::Message expected) const {
        if (wrong_) return;
        if (where.empty())
            wrong_ = std::move(expected);
        else
            wrong_ = base::Message(mark("{place}: {expected}"),
                                   {{"place", where}, {"expected", std::move(expected)}});
    }

  private:
    template <int kCount, class Vector>
    void take(const char* key, Vector& to, float least, float most, base::Msgid expected) const {
        const json* value = member(key);
        if (value == nullptr) return;
        if (!value->is_array() || value->size() != kCount) return complain(nameOf(key), expected);
        for (int i = 0; i < kCount; ++i)
            to[i] = number((*value)[static_cast<std::size_t>(i)], nameOf(key) + '[' + std::to_string(i) + ']',
                           least, most);
    }
    float number(const json& value, const std::string& where, float least, float most) const {
        const double x = value.is_number() ? value.get<double>() : std::nan("");
        if (x >= least && x <= most) return static_cast<float>(x);
        complain(where, {mark("expected a number from {least} to {most}"),
                         {{"least", textOf(least)}, {"most", textOf(most)}}});
        return least;
    }

    const json& object_;
    std::string path_;
    std::optional<base::Message>& wrong_;
};

Material materialFrom(const ObjectReader& in) {
    Material m;
    in.take("name", m.name);
    if (m.name.empty()) in.complain(in.nameOf("name"), mark("expected the material's name"));
    in.take("albedo", m.albedo);
    in.take("normal", m.normal);
    in.take("roughness", m.roughness);
    in.take("tint", m.tint, 0, 10);
    in.take("roughnessScale", m.roughnessScale, 0, 10);
    in.take("normalStrength", m.normalStrength, 0, 10);
    in.take("metallic", m.metallic, 0, 1);
    in.take("tileSize", m.tileSize, 0.001F, 100);
    in.take("varied", m.varied);
    in.take("pitch", m.pitch, -24, 24);
    return m;
}

Lighting lightingFrom(const ObjectReader& in) {
    Lighting l;
    in.take("keyDirection", l.keyDirection, -1000, 1000);
    if (glm::length(l.keyDirection) < 1e-6F)
        in.complain(in.nameOf("keyDirection"), mark("expected a direction that is not zero"));
    else
        l.keyDirection = glm::normalize(l.keyDirection);
    in.take("keyColor", l.keyColor, 0, 1000);
    in.take("keyAngle", l.keyAngle, 0, 0.7F);
    in.take("poolRadius", l.poolRadius, 0.01F, 1000);
    in.take("poolFloor", l.poolFloor, 0, 1);
    in.take("environment", l.environment);
    in.take("environmentIntensity", l.environmentIntensity, 0, 100);
    in.take("background", l.background, 0, 100);
    in.take("backdropIntensity", l.backdropIntensity, 0, 10);
    in.take("backdropLift", l.backdropLift, 0, 1);
    in.take("backdropBlur", l.backdropBlur, 0, 5);
    in.take("fogColor", l.fogColor, 0, 100);
    in.take("fogDistance", l.fogDistance, 0, 1000);
    in.take("exposure", l.exposure, 0.001F, 100);
    return l;
}

/// A file name, or a list of them.
std::vector<std::filesystem::path> filesFrom(const json& value, const ObjectReader& in,
                                             const std::string& where) {
    std::vector<std::filesystem::path> files;
    const auto add = [&](const json& file) {
        if (file.is_string() && !file.get_ref<const std::string&>().empty())
            files.emplace_back(file.get<std::string>());
        else
            in.complain(where, mark("expected the name of a model's file, or a list of such names"));
    };
    if (!value.is_array() || value.size() > 100)
        add(value);
    else
        for (const json& file : value) add(file);
    return files;
}

Furnishing furnishingFrom(const ObjectReader& in) {
    Furnishing f;
    in.take("model", f.model);
    if (f.model.empty()) in.complain(in.nameOf("model"), mark("expected the name of a model's file"));
    in.take("material", f.material);
    in.take("anchor", f.anchor, -10, 10);
    in.take("position", f.position, -1000, 1000);
    float degrees = 0;
    in.take("turn", degrees, -3600, 3600);
    f.turn = glm::radians(degrees);
    in.take("scale", f.scale, 0.001F, 1000);
    in.take("glow", f.glow, 0, 100);
    in.take("light", f.light, 0, 100);
    in.take("castsShadow", f.castsShadow);
    return f;
}

/// "#rrggbb" or "#rrggbbaa".
std::optional<glm::vec4> colorFrom(const std::string& text) {
    if ((text.size() != 7 && text.size() != 9) || text[0] != '#') return std::nullopt;
    glm::vec4 color(1);
    for (std::size_t i = 1; i < text.size(); i += 2) {
        unsigned value = 0;
        const char* const begin = text.data() + i;
        const auto [end, failure] = std::from_chars(begin, begin + 2, value, 16);
        if (failure != std::errc() || end != begin + 2) return std::nullopt;
        color[static_cast<int>(i / 2)] = static_cast<float>(value) / 255;
    }
    return color;
}

/// One file or a list of them for each thing that is heard.
void takeSounds(const json& sounds, Theme& theme, std::optional<base::Message>& wrong) {
    const ObjectReader reader(sounds, "sounds", wrong);
    if (!sounds.is_object()) return;
    for (const auto& [name, value] : sounds.items()) {
        const json files = value.is_string() ? json::array({value}) : value;
        const bool texts = files.is_array() && std::all_of(files.begin(), files.end(),
                                                           [](const json& file) { return file.is_string(); });
        if (!texts) return reader.complain(reader.nameOf(name), mark("expected a file or a list of files"));
        for (const json& file : files) theme.sounds[name].emplace_back(file.get<std::string>());
    }
}

Theme themeFrom(const json& root, std::optional<base::Message>& wrong) {
    Theme theme;
    const ObjectReader in(root, "", wrong);
    in.take("name", theme.name);
    if (const json* materials = in.member("materials")) {
        if (!materials->is_array() || materials->size() > 1000)
            in.complain("materials", mark("expected a list of materials"));
        for (std::size_t i = 0; materials->is_array() && i < materials->size() && !wrong; ++i)
            theme.materials.push_back(
                materialFrom({(*materials)[i], "materials[" + std::to_string(i) + ']', wrong}));
    }
    if (const json* lighting = in.member("lighting"))
        theme.lighting = lightingFrom({*lighting, "lighting", wrong});
    if (const json* models = in.member("models")) {
        const ObjectReader reader(*models, "models", wrong);
        for (const auto& [name, value] : models->items())
            if (!wrong) theme.models[name] = filesFrom(value, reader, reader.nameOf(name));
    }
    if (const json* things = in.member("surroundings")) {
        if (!things->is_array() || things->size() > 1000)
            in.complain("surroundings", mark("expected a list of things"));
        for (std::size_t i = 0; things->is_array() && i < things->size() && !wrong; ++i)
            theme.surroundings.push_back(
                furnishingFrom({(*things)[i], "surroundings[" + std::to_string(i) + ']', wrong}));
    }
    if (const json* sizes = in.member("sizes")) {
        const ObjectReader reader(*sizes, "sizes", wrong);
        for (const auto& [name, value] : sizes->items())
            if (!wrong) reader.take(name.c_str(), theme.sizes[name], kLeastSize, kMostSize);
    }
    if (const json* sounds = in.member("sounds")) takeSounds(*sounds, theme, wrong);
    if (const json* palette = in.member("palette")) {
        const ObjectReader reader(*palette, "palette", wrong);
        for (const auto& [name, value] : palette->items()) {
            const auto color = value.is_string() ? colorFrom(value.get<std::string>()) : std::nullopt;
            color ? void(theme.palette[name] = *color)
                  : reader.complain(reader.nameOf(name),
                                    mark("expected a colour as \"#rrggbb\" or \"#rrggbbaa\""));
        }
    }
    return theme;
}

base::TextPosition positionOf(const std::string& text, std::size_t byte) {
    base::TextPosition at{1, 1};
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i)
        text[i] == '\n' ? (++at.line, at.column = 1) : ++at.column;
    return at;
}

}  // namespace

base::Result<Theme> readTheme(const std::filesystem::path& folder) {
    const std::filesystem::path file = folder / "theme.json";
    const auto text = base::readFile(file);
    if (!text) return text.error();
    json root;
    try {
        root = json::parse(*text);
    } catch (const json::parse_error& failure) {
        return base::Error{mark("this is not valid JSON"), file.string(), positionOf(*text, failure.byte)};
    } catch (const json::exception&) {
        return base::Error{mark("a number is too large"), file.string()};
    }
    std::optional<base::Message> wrong;
    Theme theme = themeFrom(root, wrong);
    if (wrong) return base::Error{*wrong, file.string()};
    theme.folder = folder;
    theme.id = (folder.has_filename() ? folder : folder.parent_path()).filename().string();
    return theme;
}

}  // namespace scene
