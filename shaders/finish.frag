// The last step: edges smoothed (EDGES) or samples dithered, glow, vignette.
#include "encoding.glsl"

in vec2 vUv;
out vec4 oColor;

uniform sampler2D uScene;
uniform sampler2D uBloom;
uniform vec3 uGlow;  // colour of the light that alpha spreads
uniform vec2 uTexel;
uniform float uAspect;
uniform float uAround;  // 1: glow and darker corners; 0: neither

float brightnessOf(vec3 c) { return c.g + 0.5 * c.r; }

// Blurs along an edge, not across it: after Lottes, "FXAA" (2009), in its shortest form.
vec3 smoothed(vec2 uv) {
    float nw = brightnessOf(texture(uScene, uv + vec2(-0.5, 0.5) * uTexel).rgb);
    float ne = brightnessOf(texture(uScene, uv + vec2(0.5, 0.5) * uTexel).rgb);
    float sw = brightnessOf(texture(uScene, uv + vec2(-0.5, -0.5) * uTexel).rgb);
    float se = brightnessOf(texture(uScene, uv + vec2(0.5, -0.5) * uTexel).rgb);
    float contrast = max(max(nw, ne), max(sw, se)) - min(min(nw, ne), min(sw, se));
    vec2 along = vec2((sw + se) - (nw + ne), (nw + sw) - (ne + se));
    along *= 1.0 / (min(abs(along.x), abs(along.y)) + 0.01);
    along = clamp(along, -3.0, 3.0) * uTexel * step(0.04, contrast);
    return 0.5 * (texture(uScene, uv - along * 0.33).rgb + texture(uScene, uv + along * 0.33).rgb);
}

void main() {
#ifdef EDGES
    vec3 color = smoothed(vUv);
#else
    vec3 color = texture(uScene, vUv).rgb + ditherAt(gl_FragCoord.xy);
#endif
    vec4 glow = texture(uBloom, vUv) * uAround;
    color += glow.rgb * 0.3 * (1.0 - color);
    // Light of a thing's own falls on what is around it.
    color += uGlow * sqrt(uGlow) * (1.0 - color) * (0.15 + color) * (glow.a * (2.6 - 1.3 * glow.a));
    vec2 p = (vUv * 2.0 - 1.0) * vec2(uAspect, 1.0) * inversesqrt(1.0 + uAspect * uAspect);
    float corner = dot(p, p);
    oColor = vec4(color * (1.0 - 0.22 * uAround * corner * corner), 1.0);
}
