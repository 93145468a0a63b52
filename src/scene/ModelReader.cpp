#include "scene/ModelReader.h"

#include <tiny_obj_loader.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <sstream>
#include <string_view>
#include <tuple>

#include "base/Files.h"

namespace scene {
namespace {

using base::msgid;

constexpr std::size_t kMostTriangles = 200'000;
constexpr float kLargest = 1000;  // metres

/// The line number in the library's error message; 0 if there is none.
int lineIn(const std::string& complaint) {
    for (auto at = complaint.find("ine "); at != std::string::npos; at = complaint.find("ine ", at + 1))
        if (const int number = std::atoi(complaint.c_str() + at + 4); number > 0) return number;
    return 0;
}

/// The number of the first line of this kind, such as "f" for faces.
int numberOfLine(const std::string& text, const std::string& kind,
                 const std::function<bool(std::istringstream&)>& wanted) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line);
        std::string first;
        if (words >> first && first == kind && wanted(words)) return number;
    }
    return 0;
}

int lineOfFaceBeyond(const std::string& text, int corners) {
    return numberOfLine(text, "f", [&](std::istringstream& words) {
        for (std::string word; words >> word;)
            if (std::abs(std::atoi(word.c_str())) > corners) return true;
        return false;
    });
}

/// The number of a vertex or face line with fewer than three parts, which was cut short; 0: there is none. It
/// runs over all models at the start, so it makes no copies.
int lineThatBreaksOff(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    int number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        at = end + 1;
        if (line.size() < 2 || (line[0] != 'v' && line[0] != 'f') || !blank(line[1])) continue;
        int parts = 0;
        for (std::size_t i = 1; i < line.size(); ++i)
            if (!blank(line[i]) && blank(line[i - 1])) ++parts;
        if (parts < 3) return number;
    }
    return 0;
}

int lineOfWildCorner(const std::string& text) {
    return numberOfLine(text, "v", [](std::istringstream& words) {
        for (std::string word; words >> word;)
            if (!(std::abs(std::atof(word.c_str())) < kLargest)) return true;
        return false;
    });
}

glm::vec3 positionAt(const tinyobj::attrib_t& from, int index) {
    const auto i = static_cast<std::size_t>(index) * 3;
    return {from.vertices[i], from.vertices[i + 1], from.vertices[i + 2]};
}

/// Merges equal vertices, and computes the normals that the file leaves out.
class MeshBuilder {
  public:
    explicit MeshBuilder(const tinyobj::attrib_t& from)
        : from_(from), smooth_(from.vertices.size() / 3, glm::vec3(0)), inFace_(smooth_.size()) {}

    void addFaces(const std::vector<tinyobj::index_t>& corners) {
        for (const tinyobj::index_t& corner : corners)
            inFace_[static_cast<std::size_t>(corner.vertex_index)] = true;
        for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
            const auto p = [&](std::size_t k) { return positionAt(from_, corners[i + k].vertex_index); };
            // Its length is twice the triangle's area, so larger faces weigh more.
            const glm::vec3 across = glm::cross(p(1) - p(0), p(2) - p(0));
            if (glm::dot(across, across) < 1e-24F) continue;
            for (std::size_t k = 0; k < 3; ++k) {
                smooth_[static_cast<std::size_t>(corners[i + k].vertex_index)] += across;
                mesh_.indices.push_back(indexOf(corners[i + k]));
            }
        }
    }

    /// The number of vertices in the file that no face uses.
    [[nodiscard]] int looseCorners() const {
        return static_cast<int>(std::count(inFace_.begin(), inFace_.end(), false));
    }

    Mesh finish() {
        for (auto& [corner, index] : known_) {
            glm::vec3& normal = mesh_.vertices[index].normal;
            if (glm::length(normal) < 1e-6F) normal = smooth_[static_cast<std::size_t>(std::get<0>(corner))];
            const float length = glm::length(normal);
            normal = length > 1e-20F ? normal / length : glm::vec3(0, 1, 0);
        }
        addTangents();
        return std::move(mesh_);
    }

  private:
    std::uint32_t indexOf(const tinyobj::index_t& corner) {
        const auto [at, isNew] =
            known_.try_emplace(std::tuple(corner.vertex_index, corner.texcoord_index, corner.normal_index),
                               static_cast<std::uint32_t>(mesh_.vertices.size()));
        if (isNew) {
            Vertex v{positionAt(from_, corner.vertex_index), glm::vec3(0), glm::vec2(0), glm::vec3(0)};
            if (corner.normal_index >= 0) {
                const auto i = static_cast<std::size_t>(corner.normal_index) * 3;
                v.normal = {from_.normals[i], from_.normals[i + 1], from_.normals[i + 2]};
            }
            if (corner.texcoord_index >= 0) {
                const auto i = static_cast<std::size_t>(corner.texcoord_index) * 2;
                v.uv = {from_.texcoords[i], from_.texcoords[i + 1]};
            }
            mesh_.vertices.push_back(v);
        }
        return at->second;
    }

    /// The direction of +u on the surface; any direction on it if there are no texture coordinates.
    void addTangents() {
        for (std::size_t i = 0; i < mesh_.indices.size(); i += 3) {
            const auto v = [&](std::size_t k) -> Vertex& { return mesh_.vertices[mesh_.indices[i + k]]; };
            const glm::vec3 a = v(1).position - v(0).position;
            const glm::vec3 b = v(2).position - v(0).position;
            const glm::vec2 ua = v(1).uv - v(0).uv;
            const glm::vec2 ub = v(2).uv - v(0).uv;
            const float turn = ua.x * ub.y - ub.x * ua.y < 0 ? -1.0F : 1.0F;
            for (std::size_t k = 0; k < 3; ++k) v(k).tangent += (a * ub.y - b * ua.y) * turn;
        }
        for (Vertex& v : mesh_.vertices) {
            v.tangent -= v.normal * glm::dot(v.normal, v.tangent);
            if (glm::length(v.tangent) < 1e-12F)
                v.tangent = glm::cross(v.normal,
                                       std::abs(v.normal.x) < 0.7F ? glm::vec3(1, 0, 0) : glm::vec3(0, 0, 1));
            v.tangent = glm::normalize(v.tangent);
        }
    }

    const tinyobj::attrib_t& from_;
    std::vector<glm::vec3> smooth_;  ///< by index of the position
    std::vector<bool> inFace_;       ///< by index of the position
    std::map<std::tuple<int, int, int>, std::uint32_t> known_;
    Mesh mesh_;
};

bool indicesHold(const tinyobj::attrib_t& a, const tinyobj::index_t& i) {
    const auto within = [](int index, std::size_t count) { return index < static_cast<int>(count); };
    return i.vertex_index >= 0 && within(i.vertex_index, a.vertices.size() / 3) &&
           within(i.normal_index, a.normals.size() / 3) && within(i.texcoord_index, a.texcoords.size() / 2);
}

bool isTame(const std::vector<float>& numbers) {
    for (const float x : numbers)
        if (!(std::abs(x) < kLargest)) return false;
    return true;
}

}  // namespace

base::Result<Mesh> readModel(const std::filesystem::path& file, std::vector<base::Error>& warnings) {
    const auto wrong = [&](base::Message message, int line) {
        return base::Error{std::move(message), file.string(), {line, 0}};
    };
    const auto content = base::readFile(file);
    if (!content) return content.error();
    const std::string& text = *content;
    std::istringstream in(text);

    tinyobj::attrib_t attributes;
    std::vector<tinyobj::shape_t> shapes;
    std::vector<tinyobj::material_t> materials;
    std::string remarks;
    std::string failure;
    if (!tinyobj::LoadObj(&attributes, &shapes, &materials, &remarks, &failure, &in))
        return wrong(msgid("this is not a Wavefront model"), lineIn(failure));
    if (const int line = lineThatBreaksOff(text); line != 0)
        return wrong(msgid("the line is incomplete"), line);
    const auto corners = static_cast<int>(attributes.vertices.size() / 3);
    if (!isTame(attributes.vertices) || !isTame(attributes.normals) || !isTame(attributes.texcoords))
        return wrong(msgid("expected numbers below 1000"), lineOfWildCorner(text));
    MeshBuilder builder(attributes);
    std::size_t triangles = 0;
    for (const tinyobj::shape_t& shape : shapes) {
        triangles += shape.mesh.indices.size() / 3;
        if (triangles > kMostTriangles)
            return wrong({msgid("the model has more than {most} triangles"),
                          {{"most", static_cast<int>(kMostTriangles)}}},
                         0);
        for (const tinyobj::index_t& corner : shape.mesh.indices)
            if (!indicesHold(attributes, corner))
                return wrong(msgid("the face has a corner that the model does not have"),
                             lineOfFaceBeyond(text, corners));
        builder.addFaces(shape.mesh.indices);
    }
    Mesh mesh = builder.finish();
    if (mesh.indices.empty()) return wrong(msgid("the model has no faces"), 0);
    if (const int loose = builder.looseCorners(); loose > 0)
        warnings.push_back(wrong({msgid("{loose} of {all} corners are in no face: the file may be cut off"),
                                  {{"loose", loose}, {"all", corners}}},
                                 0));
    else if (text.back() != '\n')
        warnings.push_back(wrong(msgid("the last line does not end: the file may be cut off"), 0));
    return mesh;
}

}  // namespace scene
