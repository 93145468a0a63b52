#include "scene/ThemeReader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "base/Files.h"
#include "base/Json.h"

namespace scene {
namespace {

using base::msgid;
using nlohmann::json;

// Metres: size of a piece or of its place. Smaller ones could not be seen or clicked.
constexpr float kLeastSize = 0.0005F;
constexpr float kMostSize = 0.5F;

std::string textOf(float number) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

/// A theme.json, and its problems.
struct Source {
    const base::Json& values;
    std::string file;
    std::vector<base::Error>& problems;

    /// `where`: the path of the value, for the player; empty: the whole file.
    void complain(const std::string& where, const json& value, base::Message expected) const {
        constexpr std::size_t kMost = 100;
        if (problems.size() == kMost) return;
        base::Message message = where.empty()
                                    ? std::move(expected)
                                    : base::Message(msgid("{place}: {expected}"),
                                                    {{"place", where}, {"expected", std::move(expected)}});
        problems.push_back({std::move(message), file, values.positionOf(value)});
    }
};

/// Reads members of one JSON object. A wrong value is reported and leaves the target unchanged. `path` says
/// where the object is.
class ObjectReader {
  public:
    ObjectReader(const json& object, std::string path, const Source& source)
        : object_(object), path_(std::move(path)), source_(source) {
        if (!object_.is_object()) source.complain(path_, object, msgid("expected an object"));
    }

    void take(const char* key, std::string& to) const {
        if (const json* value = member(key))
            value->is_string() ? void(to = value->get<std::string>())
                               : complain(key, *value, msgid("expected a text"));
    }
    void take(const char* key, std::filesystem::path& to) const {
        std::string text;
        take(key, text);
        if (!text.empty()) to = std::filesystem::path(text);
    }
    void take(const char* key, bool& to) const {
        if (const json* value = member(key))
            value->is_boolean() ? void(to = value->get<bool>())
                                : complain(key, *value, msgid("expected true or false"));
    }
    void take(const char* key, float& to, float least, float most) const {
        if (const json* value = member(key))
            if (const auto x = number(*value, key, least, most)) to = *x;
    }
    void take(const char* key, glm::vec2& to, float least, float most) const {
        take<2>(key, to, least, most, msgid("expected two numbers"));
    }
    void take(const char* key, glm::vec3& to, float least, float most) const {
        take<3>(key, to, least, most, msgid("expected three numbers"));
    }
    /// The member, or null; does not check its type.
    [[nodiscard]] const json* member(const char* key) const {
        if (!object_.is_object()) return nullptr;
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    [[nodiscard]] std::string nameOf(const std::string& key) const {
        return path_.empty() ? key : path_ + '.' + key;
    }
    /// Reports a problem of a member, or of the object if the member is missing.
    void complain(const std::string& key, base::Message expected) const {
        const json* value = member(key.c_str());
        source_.complain(nameOf(key), value ? *value : object_, std::move(expected));
    }
    void complain(const std::string& key, const json& value, base::Message expected) const {
        source_.complain(nameOf(key), value, std::move(expected));
    }
    /// Calls each(name, value) for all members.
    template <class Each>
    void eachMember(Each each) const {
        if (!object_.is_object()) return;
        for (const auto& [name, value] : object_.items()) each(name, value);
    }
    /// Calls each(object) for all objects of a list.
    template <class Each>
    void eachOf(const char* key, base::Msgid expected, Each each) const {
        constexpr std::size_t kMost = 1000;
        const json* list = member(key);
        if (list == nullptr) return;
        if (!list->is_array() || list->size() > kMost) return complain(key, *list, expected);
        for (std::size_t i = 0; i < list->size(); ++i)
            each(ObjectReader((*list)[i], nameOf(key) + '[' + std::to_string(i) + ']', source_));
    }
    [[nodiscard]] std::optional<ObjectReader> object(const char* key) const {
        const json* value = member(key);
        return value ? std::optional(ObjectReader(*value, nameOf(key), source_)) : std::nullopt;
    }
    [[nodiscard]] bool isObject() const { return object_.is_object(); }
    [[nodiscard]] base::TextPosition positionOf(const json& value) const {
        return source_.values.positionOf(value);
    }

  private:
    template <int kCount, class Vector>
    void take(const char* key, Vector& to, float least, float most, base::Msgid expected) const {
        const json* value = member(key);
        if (value == nullptr) return;
        if (!value->is_array() || value->size() != kCount) return complain(key, *value, expected);
        Vector taken;
        for (int i = 0; i < kCount; ++i) {
            const auto x = number((*value)[static_cast<std::size_t>(i)],
                                  std::string(key) + '[' + std::to_string(i) + ']', least, most);
            if (!x) return;
            taken[i] = *x;
        }
        to = taken;
    }
    std::optional<float> number(const json& value, const std::string& key, float least, float most) const {
        const double x = value.is_number() ? value.get<double>() : std::nan("");
        if (x >= least && x <= most) return static_cast<float>(x);
        complain(key, value,
                 {msgid("expected a number from {least} to {most}"),
                  {{"least", textOf(least)}, {"most", textOf(most)}}});
        return {};
    }

    const json& object_;
    std::string path_;
    const Source& source_;
};

/// Nothing if it has no name, since then nothing could refer to it.
std::optional<Material> materialFrom(const ObjectReader& in) {
    if (!in.isObject()) return {};
    Material m;
    in.take("name", m.name);
    if (m.name.empty()) {
        in.complain("name", msgid("expected the material's name"));
        return {};
    }
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
    glm::vec3 towards = l.keyDirection;
    in.take("keyDirection", towards, -1000, 1000);
    if (glm::length(towards) < 1e-6F)
        in.complain("keyDirection", msgid("expected a direction that is not zero"));
    else
        l.keyDirection = glm::normalize(towards);
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

void takeSurfaces(const ObjectReader& in, Theme& theme) {
    in.eachMember([&](const std::string& name, const json& value) {
        std::string material;
        in.take(name.c_str(), material);
        if (!value.is_string()) return;
        if (!theme.hasMaterial(material))
            return in.complain(name, {msgid("there is no material \"{name}\""), {{"name", material}}});
        for (std::size_t i = 0; i < kSurfaces; ++i)
            if (const auto surface = static_cast<Surface>(i); nameOf(surface) == name) {
                theme.surfaces[surface] = material;
                return;
            }
        in.complain(name, {msgid("there is no surface \"{name}\""), {{"name", name}}});
    });
}

/// Reads a file name, or a list of them.
std::vector<std::filesystem::path> filesFrom(const ObjectReader& in, const std::string& key,
                                             const json& value, base::Msgid expected) {
    constexpr std::size_t kMost = 100;
    std::vector<std::filesystem::path> files;
    const auto add = [&](const json& file) {
        if (file.is_string() && !file.get_ref<const std::string&>().empty())
            files.emplace_back(file.get<std::string>());
        else
            in.complain(key, file, expected);
    };
    if (!value.is_array() || value.size() > kMost)
        add(value);
    else
        for (const json& file : value) add(file);
    return files;
}

/// Nothing if it has no model.
std::optional<Furnishing> furnishingFrom(const ObjectReader& in, const Theme& theme) {
    if (!in.isObject()) return {};
    Furnishing f;
    in.take("model", f.model);
    if (f.model.empty()) {
        in.complain("model", msgid("expected the name of a model's file"));
        return {};
    }
    in.take("material", f.material);
    if (!f.material.empty() && !theme.hasMaterial(f.material))
        in.complain("material", {msgid("there is no material \"{name}\""), {{"name", f.material}}});
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

/// Reads "#rrggbb" or "#rrggbbaa".
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

void takeColors(const ObjectReader& in, Theme& theme) {
    in.eachMember([&](const std::string& name, const json& value) {
        const auto color = value.is_string() ? colorFrom(value.get<std::string>()) : std::nullopt;
        color ? void(theme.palette[name] = *color)
              : in.complain(name, value, msgid("expected a colour as \"#rrggbb\" or \"#rrggbbaa\""));
    });
}

void takeSizes(const ObjectReader& in, Theme& theme) {
    in.eachMember([&](const std::string& name, const json&) {
        float size = 0;
        in.take(name.c_str(), size, kLeastSize, kMostSize);
        if (size > 0) theme.sizes[name] = size;
    });
}

bool isUsed(const std::string& material, const Theme& theme, const GameMaterials& ofGames) {
    return material == nameOf(Surface::Table) || material == theme.marks.material ||
           std::any_of(theme.surroundings.begin(), theme.surroundings.end(),
                       [&](const Furnishing& thing) { return thing.material == material; }) ||
           std::any_of(theme.surfaces.begin(), theme.surfaces.end(),
                       [&](const auto& surface) { return surface.second == material; }) ||
           std::any_of(ofGames.begin(), ofGames.end(),
                       [&](const GameMaterial& needed) { return needed.plain.name == material; });
}

/// Reports materials that nothing uses: a misspelt name would otherwise never be noticed.
void findUnusedMaterials(const ObjectReader& in, const Theme& theme, const GameMaterials& ofGames) {
    in.eachOf("materials", msgid("expected a list of materials"), [&](const ObjectReader& material) {
        const json* value = material.member("name");
        if (value == nullptr || !value->is_string()) return;
        const auto name = value->get<std::string>();
        if (!name.empty() && !isUsed(name, theme, ofGames))
            material.complain("name",
                              {msgid("nothing is made of the material \"{name}\""), {{"name", name}}});
    });
}

Theme themeFrom(const ObjectReader& in, const GameMaterials& ofGames) {
    Theme theme;
    in.take("name", theme.name);
    in.eachOf("materials", msgid("expected a list of materials"), [&](const ObjectReader& material) {
        if (auto m = materialFrom(material)) theme.materials.push_back(std::move(*m));
    });
    if (const auto surfaces = in.object("surfaces")) takeSurfaces(*surfaces, theme);
    if (const auto lighting = in.object("lighting")) theme.lighting = lightingFrom(*lighting);
    if (const auto models = in.object("models"))
        models->eachMember([&](const std::string& name, const json& value) {
            theme.models[name] = filesFrom(
                *models, name, value, msgid("expected the name of a model's file, or a list of such names"));
        });
    in.eachOf("surroundings", msgid("expected a list of things"), [&](const ObjectReader& thing) {
        if (auto f = furnishingFrom(thing, theme)) theme.surroundings.push_back(std::move(*f));
    });
    if (const auto sizes = in.object("sizes")) takeSizes(*sizes, theme);
    if (const auto marks = in.object("marks")) {
        marks->take("material", theme.marks.material);
        marks->take("light", theme.marks.light, 0, 10);
        for (const char* seat : {"sign_1", "sign_2", "sign_3", "sign_4"}) {
            std::string name;
            marks->take(seat, name);
            if (!name.empty()) theme.marks.signs.push_back(std::move(name));
        }
    }
    if (const auto icons = in.object("icons"))
        icons->eachMember([&](const std::string& name, const json&) {
            icons->take(name.c_str(), theme.icons[name]);
            if (theme.icons[name].empty()) theme.icons.erase(name);
        });
    if (const auto sounds = in.object("sounds"))
        sounds->eachMember([&](const std::string& name, const json& value) {
            theme.sounds[name] = filesFrom(*sounds, name, value, msgid("expected a file or a list of files"));
            theme.soundPositions[name] = sounds->positionOf(value);
        });
    if (const auto palette = in.object("palette")) takeColors(*palette, theme);
    if (in.member("materials") && in.member("materials")->is_array()) findUnusedMaterials(in, theme, ofGames);
    theme.complete(ofGames);
    return theme;
}

}  // namespace

base::Result<Theme> readTheme(const std::filesystem::path& folder, const GameMaterials& ofGames) {
    const std::filesystem::path file = folder / "theme.json";
    const auto text = base::readFile(file);
    if (!text) return text.error();
    const auto read = base::Json::read(*text, file.string());
    if (!read) return read.error();
    if (!read->root().is_object()) return base::Error{msgid("expected an object"), file.string(), {1, 1}};
    std::vector<base::Error> problems;
    const Source source{*read, file.string(), problems};
    Theme theme = themeFrom({read->root(), "", source}, ofGames);
    theme.problems = std::move(problems);
    theme.folder = folder;
    theme.id = (folder.has_filename() ? folder : folder.parent_path()).filename().string();
    return theme;
}

}  // namespace scene
