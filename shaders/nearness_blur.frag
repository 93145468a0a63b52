// Takes the grain out of nearness.frag, but not across edges.
in vec2 vUv;
out vec4 oOpen;

uniform sampler2D uScene;  // how open it is, with the grain
uniform sampler2D uBloom;  // depth
uniform vec2 uTexel;

void main() {
    float depth = textureLod(uBloom, vUv, 0.0).r;
    float sum = 0.0;
    float weights = 1e-4;
    for (int y = -2; y <= 2; ++y)
        for (int x = -2; x <= 2; ++x) {
            vec2 at = vUv + vec2(x, y) * uTexel;
            float apart = abs(textureLod(uBloom, at, 0.0).r - depth) / max(1.0 - depth, 1e-5);
            float weight = max(1.0 - apart * 60.0, 0.0);
            sum += textureLod(uScene, at, 0.0).r * weight;
            weights += weight;
        }
    oOpen = vec4(sum / weights);
}
