// From the scene's colours to the screen's: edges smoothed (EDGES), glow, tone curve, vignette, sRGB.
#include "encoding.glsl"

in vec2 vUv;
out vec4 oColor;

uniform sampler2D uScene;
uniform sampler2D uBloom;
uniform vec2 uTexel;
uniform float uAspect;

float brightnessOf(vec3 encoded) { return dot(encoded, vec3(0.3, 0.59, 0.11)); }

// Blurs along an edge, not across it: after Lottes, "FXAA" (2009), in its shortest form.
vec3 smoothed(vec2 uv) {
    vec3 middle = texture(uScene, uv).rgb;
#ifdef EDGES
    float nw = brightnessOf(texture(uScene, uv + vec2(-0.5, 0.5) * uTexel).rgb);
    float ne = brightnessOf(texture(uScene, uv + vec2(0.5, 0.5) * uTexel).rgb);
    float sw = brightnessOf(texture(uScene, uv + vec2(-0.5, -0.5) * uTexel).rgb);
    float se = brightnessOf(texture(uScene, uv + vec2(0.5, -0.5) * uTexel).rgb);
    float least = min(min(nw, ne), min(sw, se));
    float most = max(max(nw, ne), max(sw, se));
    vec2 along = vec2((sw + se) - (nw + ne), (nw + sw) - (ne + se));
    along /= min(abs(along.x), abs(along.y)) + 0.01;
    along = clamp(along, -3.0, 3.0) * uTexel * step(0.025, most - least);
    vec3 near = 0.5 * (texture(uScene, uv - along * 0.33).rgb + texture(uScene, uv + along * 0.33).rgb);
    middle = near;
#endif
    return middle;
}

// The curve of ACES' reference transform as fitted by Narkowicz (2016).
vec3 filmic(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }

// sRGB's curve by roots, within 0.002 of it.
vec3 toScreen(vec3 c) {
    vec3 s1 = sqrt(c);
    vec3 s2 = sqrt(s1);
    vec3 s3 = sqrt(s2);
    return max(vec3(0.0), 0.585122381 * s1 + 0.783140355 * s2 - 0.368262736 * s3);
}

// Half a step of noise, so that slow gradients show no bands. Jimenez' interleaved gradient noise (2014).
float grainAt(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5; }

void main() {
    vec3 color = decodeScene(smoothed(vUv)) + decodeScene(texture(uBloom, vUv).rgb) * 0.22;
    vec2 p = (vUv * 2.0 - 1.0) * vec2(uAspect, 1.0) / sqrt(1.0 + uAspect * uAspect);
    float corner = dot(p, p);
    color *= 1.0 - 0.38 * corner * corner;
    vec3 toned = filmic(color * 0.8);
    oColor = vec4(toScreen(toned) + grainAt(gl_FragCoord.xy) / 255.0, 1.0);
}
