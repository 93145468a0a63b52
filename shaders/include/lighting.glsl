// Metallic-roughness shading of one point. Needs frame.glsl and octahedron.glsl.
uniform sampler2DShadow uShadow;
uniform sampler2D uOcclusion;
#ifdef NEARNESS
uniform sampler2D uNearness;
#endif
#if SHADOW_TAPS > 2
uniform sampler2D uShadowDepth;
#endif
uniform sampler2D uEnvironment;

struct Surface {
    vec3 albedo;
    float roughness;
    float metallic;
    vec3 normal;
};

#if SHADOW_TAPS > 2
vec2 diskAt(int i, int count, float turn) {
    float angle = float(i) * 2.399963 + turn;
    return sqrt((float(i) + 0.5) / float(count)) * vec2(cos(angle), sin(angle));
}

// How fast the depth of the surface grows along the map, so that a wide filter does not shade what it lies on.
vec2 slopeOf(vec3 normal) {
    vec3 x = vec3(uShadowMatrix[0][0], uShadowMatrix[1][0], uShadowMatrix[2][0]);
    vec3 y = vec3(uShadowMatrix[0][1], uShadowMatrix[1][1], uShadowMatrix[2][1]);
    vec3 z = vec3(uShadowMatrix[0][2], uShadowMatrix[1][2], uShadowMatrix[2][2]);
    float along = dot(normal, z) / dot(z, z);
    vec2 slope = -vec2(dot(normal, x) / dot(x, x), dot(normal, y) / dot(y, y)) / min(along, -1e-5);
    return slope;
}
#endif

// The share of the key light that reaches a point. The compare sampler filters 2 by 2 by itself.
float shadowAt(vec3 place, vec3 normal) {
#ifdef GL_ES
    // OpenGL ES has no border that is lit, and a depth in floats may be compared without being limited to 1.
    if (any(greaterThan(abs(place.xy - 0.5), vec2(0.5)))) return 1.0;
    place.z = min(place.z, 1.0);
#endif
#if SHADOW_TAPS > 2
    // The further what shades a point is from it, the softer: Fernando, "Percentage-Closer Soft Shadows" (2005).
    float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2831853;
    vec2 slope = slopeOf(normal);
    float blockers = 0.0;
    float depth = 0.0;
    for (int i = 0; i < SHADOW_TAPS / 2; ++i) {
        vec2 offset = diskAt(i, SHADOW_TAPS / 2, turn) * uSoftness.x;
        float found = textureLod(uShadowDepth, place.xy + offset, 0.0).r;
        if (found < place.z + dot(offset, slope)) {
            blockers += 1.0;
            depth += found;
        }
    }
    if (blockers == 0.0) return 1.0;
    float texel = 1.0 / float(textureSize(uShadowDepth, 0).x);
    float radius = clamp((place.z - depth / blockers) * uSoftness.y, texel, uSoftness.x);
    float lit = 0.0;
    for (int i = 0; i < SHADOW_TAPS; ++i) {
        vec2 offset = diskAt(i, SHADOW_TAPS, turn) * radius;
        lit += texture(uShadow, place + vec3(offset, dot(offset, slope)));
    }
    return lit / float(SHADOW_TAPS);
#elif SHADOW_TAPS == 1
    return texture(uShadow, place);
#else
    vec3 offset = vec3(uShadowFilter.xy, 0.0);
    return 0.5 * (texture(uShadow, place + offset) + texture(uShadow, place - offset));
#endif
}

// A lamp over the middle of the table: 1 in the middle, 0 far beyond the rim.
float poolAt(vec3 position) {
    float x = dot(position.xz, position.xz) * uKeyDirection.w;
    return 1.0 / (1.0 + 1.8 * x * x + 0.4 * x);
}

// Open sky at the point, 0 to 1: between the height field's value on the ground and on top of what stands there.
float occlusionAt(vec3 position) {
    vec4 field = texture(uOcclusion, (position.xz - uOcclusionArea.xy) * uOcclusionArea.zw);
    float height = (position.y - uOcclusionHeights.x) / uOcclusionHeights.y;
    float rise = clamp((height - field.b) / max(field.a - field.b, 0.004), 0.0, 1.0);
    return mix(field.r, field.g, sqrt(rise));
}

// What falls on a point but for the key light: the linear terms of the room's light, and what surface.vert knows.
vec3 irradianceAt(vec3 n, vec3 indirect) {
    vec3 e = uIrradiance[0].rgb + uIrradiance[1].rgb * n.y + uIrradiance[2].rgb * n.z + uIrradiance[3].rgb * n.x;
    return max(e + indirect, 0.0);
}

// GGX with the height-correlated Smith term in Hammon's approximation ("PBR Diffuse Lighting for GGX+Smith", 2017)
// and Schlick's Fresnel. Light colours are irradiance: the usual 1/pi is in them.
vec3 directLight(Surface s, vec3 view, float nv, vec3 f0) {
    vec3 light = uKeyDirection.xyz;
    float nl = max(dot(s.normal, light), 0.0);
    vec3 halfway = view + light;
    halfway *= inversesqrt(dot(halfway, halfway));
    float nh = max(dot(s.normal, halfway), 0.0);
    float vh = max(dot(view, halfway), 0.0);
    float a = s.roughness * s.roughness;
    float a2 = a * a;
    float d = nh * nh * (a2 - 1.0) + 1.0;
    float grazing = 1.0 - vh;
    float grazing2 = grazing * grazing;
    vec3 fresnel = f0 + (1.0 - f0) * (grazing2 * grazing2 * grazing);
    float specular = a2 / (d * d) * 0.5 / (mix(2.0 * nl * nv, nl + nv, a) + 1e-4);
    return (s.albedo * (1.0 - s.metallic) * (1.0 - fresnel) + min(specular, 40.0) * fresnel) * nl;
}

// The split sum's second factor: Karis, "Physically Based Shading on Mobile" (2014).
vec2 environmentResponse(float roughness, float nv) {
    vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    float grazing = (1.0 - nv) * (1.0 - nv);
    // His exp2(-9.28 nv), within 0.03.
    float x = min(r.x * r.x, grazing * grazing * grazing) * r.x + r.y;
    return vec2(-1.04, 1.04) * x + r.zw;
}

vec3 shade(Surface s, vec3 position, vec3 shadowPlace, vec3 faceNormal, vec3 indirect) {
    vec3 view = uEye.xyz - position;
    view *= inversesqrt(dot(view, view));
    float nv = clamp(dot(s.normal, view), 1e-3, 1.0);
    vec3 f0 = mix(vec3(0.04), s.albedo, s.metallic);
    float open = occlusionAt(position);
#ifdef NEARNESS
    open = min(open, texture(uNearness, gl_FragCoord.xy * uSoftness.zw).r);
#endif
    float lit = shadowAt(shadowPlace, faceNormal);

    float pool = poolAt(position);
    vec3 color = directLight(s, view, nv, f0) * uKeyColor.rgb * (mix(uKeyColor.w, 1.0, pool) * lit);

    // Light that has bounced between like surfaces is their own colour: Jimenez et al., "Practical Realtime Strategies
    // for Accurate Indirect Occlusion" (2016), reduced to its linear part.
    vec3 bounced = open + (1.0 - open) * open * 0.6 * s.albedo;
    // What the lit table gives back to what looks down on it: a quarter of the key light, seen half from the side.
    vec3 fromTable = uKeyColor.rgb * (0.11 * pool * (1.0 - s.normal.y));
    vec3 ambient = (irradianceAt(s.normal, indirect) + fromTable) * s.albedo * (1.0 - s.metallic) * bounced;

    vec3 mirrored = reflect(-view, s.normal);
    float level = floor(s.roughness * uEnvironmentScale.y + uEnvironmentScale.z);
    vec3 reflected = textureLod(uEnvironment, octahedronFrom(mirrored), level).rgb;
    vec2 response = environmentResponse(s.roughness, nv);
    // What is hidden from the sky is hidden from its mirror image too, the more so the closer the mirrored ray keeps to the surface.
    float horizon = clamp(1.0 + 1.3 * dot(mirrored, faceNormal), 0.0, 1.0);
    float seen = clamp(open * open + 0.1, 0.0, 1.0) * horizon * horizon;
    vec3 specular = reflected * (f0 * response.x + response.y) * (seen * (0.55 + 0.45 * lit));
    // The room's light comes past the same lampshade in part: it too fades towards the rim.
    return color + (ambient + specular) * (uEnvironmentScale.x * (0.45 + 0.55 * pool));
}
