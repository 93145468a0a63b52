// Open sky over the table from a top-down height field. Out: r, open sky on the ground; g, on top of what stands
// there; b, height of the ground; a, height of the top. Heights as a share of the range.
in vec2 vUv;
out vec4 oField;

uniform sampler2D uScene;    // depth from above: 0 at the top of the range
uniform vec2 uMetres;        // size of the area
uniform float uHeightRange;  // metres

const int kRays = 16;
const float kReach = 0.085;  // metres
const float kGolden = 2.399963;

float heightAt(vec2 uv) { return 1.0 - textureLod(uScene, uv, 0.0).r; }

void main() {
    vec2 perMetre = 1.0 / uMetres;
    float top = heightAt(vUv);
    float ground = top;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) ground = min(ground, heightAt(vUv + vec2(x, y) * 0.016 * perMetre));

    vec2 hidden = vec2(0.0);
    for (int i = 0; i < kRays; ++i) {
        // Closer in the middle, where a neighbour hides most.
        float share = (float(i) + 0.5) / float(kRays);
        float radius = kReach * share;
        vec2 offset = vec2(cos(float(i) * kGolden), sin(float(i) * kGolden)) * radius;
        vec2 rise = (vec2(heightAt(vUv + offset * perMetre)) - vec2(ground, top)) * uHeightRange;
        vec2 steep = max(rise, 0.0) / (max(rise, 0.0) + radius * 0.8 + 0.004);
        hidden += steep * steep * (1.25 - 0.75 * share);
    }
    vec2 open = clamp(1.0 - hidden * (1.6 / float(kRays)), 0.0, 1.0);
    oField = vec4(open, ground, top);
}
