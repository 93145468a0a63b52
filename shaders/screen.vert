// One triangle over the whole target.
out vec2 vUv;

uniform float uDepth;  // 1 for what lies behind everything

void main() {
    vec2 corner = vec2(gl_VertexID == 1 ? 2.0 : 0.0, gl_VertexID == 2 ? 2.0 : 0.0);
    vUv = corner;
    gl_Position = vec4(corner * 2.0 - 1.0, uDepth, 1.0);
}
