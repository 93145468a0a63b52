#include "render/MeshStore.h"

#include <cstddef>

namespace render {
namespace {

constexpr GLuint kFirstInstanceAttribute = 5;

const void* at(std::size_t offset) { return reinterpret_cast<const void*>(offset); }

void vertexAttribute(GLuint index, GLint components, std::size_t offset) {
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, components, GL_FLOAT, GL_FALSE, sizeof(scene::Vertex), at(offset));
}

template <class T>
void fill(GLenum target, const BufferHandle& buffer, std::span<const T> data, GLenum usage) {
    glBindBuffer(target, buffer.id());
    glBufferData(target, static_cast<GLsizeiptr>(data.size_bytes()), data.data(), usage);
}

}  // namespace

MeshStore::MeshStore()
    : vertices_(BufferHandle::create()),
      indices_(BufferHandle::create()),
      instances_(BufferHandle::create()),
      array_(VertexArrayHandle::create()),
      nothing_(VertexArrayHandle::create()) {
    glBindVertexArray(array_.id());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.id());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.id());
    vertexAttribute(0, 3, offsetof(scene::Vertex, position));
    vertexAttribute(1, 3, offsetof(scene::Vertex, normal));
    vertexAttribute(2, 2, offsetof(scene::Vertex, uv));
    vertexAttribute(3, 3, offsetof(scene::Vertex, tangent));
    vertexAttribute(4, 1, offsetof(scene::Vertex, opacity));
    for (GLuint i = 0; i < 6; ++i) {
        glEnableVertexAttribArray(kFirstInstanceAttribute + i);
        glVertexAttribDivisor(kFirstInstanceAttribute + i, 1);
    }
    glBindVertexArray(0);
}

void MeshStore::load(const scene::MeshSet& meshes) {
    ranges_.clear();
    bounds_.clear();
    std::vector<scene::Vertex> vertices;
    std::vector<std::uint32_t> indices;
    for (const scene::Mesh& mesh : meshes) {
        const auto first = static_cast<std::uint32_t>(vertices.size());
        ranges_.push_back(
            {static_cast<GLsizei>(mesh.indices.size()), indices.size() * sizeof(std::uint32_t)});
        bounds_.push_back(scene::boundsOf(mesh));
        vertices.insert(vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
        // OpenGL ES has no base vertex, so the indices count from the first vertex of all meshes.
        for (const std::uint32_t index : mesh.indices) indices.push_back(first + index);
    }
    glBindVertexArray(array_.id());
    fill<scene::Vertex>(GL_ARRAY_BUFFER, vertices_, vertices, GL_STATIC_DRAW);
    fill<std::uint32_t>(GL_ELEMENT_ARRAY_BUFFER, indices_, indices, GL_STATIC_DRAW);
    glBindVertexArray(0);
}

void MeshStore::setInstances(std::span<const Instance> instances) {
    fill(GL_ARRAY_BUFFER, instances_, instances, GL_STREAM_DRAW);
}

void MeshStore::draw(const Batch& batch) const {
    if (batch.count == 0) return;
    const Range& range = ranges_[batch.mesh.value];
    glBindVertexArray(array_.id());
    // OpenGL 3.3 has no base instance, so the attribute pointers are moved instead.
    glBindBuffer(GL_ARRAY_BUFFER, instances_.id());
    for (GLuint i = 0; i < 6; ++i)
        glVertexAttribPointer(kFirstInstanceAttribute + i, 4, GL_FLOAT, GL_FALSE, sizeof(Instance),
                              at(batch.first * sizeof(Instance) + i * sizeof(glm::vec4)));
    glDrawElementsInstanced(GL_TRIANGLES, range.count, GL_UNSIGNED_INT, at(range.firstIndex),
                            static_cast<GLsizei>(batch.count));
    ++drawn_.batches;
    drawn_.triangles += static_cast<long>(range.count) / 3 * batch.count;
}

void MeshStore::drawOver() const {
    glBindVertexArray(nothing_.id());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    ++drawn_.over;
}

}  // namespace render
