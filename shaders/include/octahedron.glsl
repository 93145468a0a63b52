// The octahedral map of the sphere, with +y in its middle: Cigolle et al., "A Survey of Efficient Representations for
// Independent Unit Vectors" (2014). One plain 2D fetch where a cube map needs a face selection.
// It is turned by an eighth about y: where two of its edges meet its texels are no neighbours, and the players look along
// the axes.
vec2 octahedronFrom(vec3 direction) {
    direction = vec3((direction.x - direction.z) * 0.70710678, direction.y, (direction.x + direction.z) * 0.70710678);
    vec3 d = direction / (abs(direction.x) + abs(direction.y) + abs(direction.z));
    vec2 folded = (1.0 - abs(d.zx)) * vec2(d.x < 0.0 ? -1.0 : 1.0, d.z < 0.0 ? -1.0 : 1.0);
    return (d.y < 0.0 ? folded : d.xz) * 0.5 + 0.5;
}
