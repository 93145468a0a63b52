// How much of the sky what is next to a point hides, from the depth of the picture: after McGuire et al., "The
// Alchemy Screen-Space Ambient Obscurance Algorithm" (2011). Out: r, 1 is open.
in vec2 vUv;
out vec4 oOpen;

uniform sampler2D uScene;  // depth
uniform mat4 uViewProjection;
uniform mat4 uInverse;
uniform vec2 uTexel;
uniform float uReach;       // metres
uniform float uMostPixels;  // that the reach covers at most
uniform float uTurn;        // 0 to 1

const int kTaps = 14;
const float kGolden = 2.399963;

vec3 placeAt(vec2 uv) {
    vec4 h = uInverse * vec4(vec3(uv, textureLod(uScene, uv, 0.0).r) * 2.0 - 1.0, 1.0);
    return h.xyz / h.w;
}

// The neighbour on the same surface is the one that is less far away.
vec3 nearer(vec3 a, vec3 b) { return dot(a, a) < dot(b, b) ? a : -b; }

void main() {
    vec3 here = placeAt(vUv);
    vec3 across = nearer(placeAt(vUv + vec2(uTexel.x, 0)) - here, placeAt(vUv - vec2(uTexel.x, 0)) - here);
    vec3 up = nearer(placeAt(vUv + vec2(0, uTexel.y)) - here, placeAt(vUv - vec2(0, uTexel.y)) - here);
    vec3 normal = normalize(cross(across, up));

    float distance = (uViewProjection * vec4(here, 1.0)).w;
    // How large a metre is on the picture, from the row that gives y.
    vec3 row = vec3(uViewProjection[0][1], uViewProjection[1][1], uViewProjection[2][1]);
    float pixels = min(uReach * length(row) / distance * 0.5 / uTexel.y, uMostPixels);
    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
    float hidden = 0.0;
    for (int i = 0; i < kTaps; ++i) {
        float angle = float(i) * kGolden + (noise + uTurn) * 6.2831853;
        float radius = pixels * (float(i) + 0.3 + 0.7 * noise) / float(kTaps);
        vec3 way = placeAt(vUv + vec2(cos(angle), sin(angle)) * radius * uTexel) - here;
        float way2 = dot(way, way);
        float fade = max(1.0 - way2 / (uReach * uReach), 0.0);
        hidden += fade * fade * max(dot(way, normal) - 0.0004 - 0.02 * sqrt(way2), 0.0) / (way2 + 4e-6) * 0.012;
    }
    oOpen = vec4(clamp(1.0 - hidden * (3.2 / float(kTaps)), 0.0, 1.0));
}
