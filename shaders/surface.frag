#include "frame.glsl"
#include "octahedron.glsl"
#include "encoding.glsl"
#include "lighting.glsl"

in vec3 vPosition;
in vec3 vNormal;
in vec3 vTangent;
in vec3 vShadow;
in vec2 vUv;
in float vOpacity;
in vec3 vIndirect;
flat in vec4 vColor;
flat in vec3 vGlow;

#ifdef PACKED
uniform sampler2D uAlbedo;  // r: place on the colours' curve; g: roughness; ba: normal
uniform vec3 uCurve[3];     // square root of the linear colour by that place
#else
uniform sampler2D uAlbedo;  // rgb: square root of the linear colour; a: roughness
uniform sampler2D uNormal;
#endif
uniform vec3 uTint;
uniform vec3 uRoughMetalBump;  // roughness scale, metallic, normal strength

out vec4 oColor;

void main() {
    vec4 texel = texture(uAlbedo, vUv, uShadowFilter.w);
#ifdef PACKED
    vec2 bump = texel.ba;
    texel = vec4(uCurve[0] + texel.r * (uCurve[1] + texel.r * uCurve[2]), texel.g);
#else
    vec2 bump = texture(uNormal, vUv, uShadowFilter.w).rg;
#endif
    bump = (bump * 2.0 - 254.0 / 255.0) * uRoughMetalBump.z;
    vec3 bitangent = cross(vNormal, vTangent);

    Surface s;
    s.albedo = texel.rgb * texel.rgb * uTint * vColor.rgb;
    s.roughness = clamp(texel.a * uRoughMetalBump.x, 0.06, 1.0);
    s.metallic = uRoughMetalBump.y;
    s.normal = vNormal + vTangent * bump.x + bitangent * bump.y;
    s.normal *= inversesqrt(dot(s.normal, s.normal));

    vec3 color = shade(s, vPosition, vShadow, vNormal, vIndirect) * uEye.w;
    // What glows takes on the colour of its light, and light comes out where its surface is bright: veins first.
    float strength = max(vGlow.r, max(vGlow.g, vGlow.b));
    float share = min(strength * 2.5, 1.0);
    vec3 tint = vGlow / max(strength, 1e-4);
    color *= mix(vec3(1.0), tint, 0.5 * share);
    color += vGlow * (0.1 + 0.9 * texel.g);
    // Mist lies in the distance: neither before the eye nor over the table, however far away the eye is.
    vec3 toEye = uEye.xyz - vPosition;
    float mist = min(dot(toEye, toEye), dot(vPosition, vPosition)) * uFog.w;
    color = mix(uFog.rgb * uEye.w, color, 1.0 / (1.0 + mist * mist));
    // Alpha tells bloom.frag of the glow, but of what is translucent how much is to be seen.
    oColor = vec4(toScreen(color), vColor.a < 1.0 ? vColor.a * vOpacity : share);
}
