in vec2 vUv;
out vec4 oColor;

uniform sampler2D uScene;

void main() { oColor = texture(uScene, vUv); }
