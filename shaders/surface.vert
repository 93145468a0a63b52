#include "frame.glsl"

layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec2 aUv;
layout(location = 3) in vec3 aTangent;
layout(location = 4) in float aOpacity;
layout(location = 5) in vec4 aRow0;
layout(location = 6) in vec4 aRow1;
layout(location = 7) in vec4 aRow2;
layout(location = 8) in vec4 aColor;
layout(location = 9) in vec3 aGlow;
layout(location = 10) in vec4 aGrain;

uniform float uRepeats;  // texture units for each metre

out vec3 vPosition;
out vec3 vNormal;
out vec3 vTangent;
out vec3 vShadow;
out vec2 vUv;
out float vOpacity;
out vec3 vIndirect;
flat out vec4 vColor;
flat out vec3 vGlow;

// What falls from the lamps on a point. They are small and near, and their light is soft: corners say enough.
vec3 lamplightAt(vec3 position, vec3 normal) {
    vec3 sum = vec3(0.0);
    for (int i = 0; i < int(uLampPlaces[0].w); ++i) {
        vec3 way = (uLampPlaces[i].xyz - position) * 10.0;
        float way2 = dot(way, way) + 0.01;
        sum += uLampColors[i].rgb * (max(dot(normal, way), 0.0) * inversesqrt(way2) / way2);
    }
    return sum;
}

// The quadratic terms of the room's light: too little of it for a normal map to matter. The fragment adds the others.
vec3 curvedIrradianceAt(vec3 n) {
    return uIrradiance[4].rgb * (n.x * n.y) + uIrradiance[5].rgb * (n.y * n.z) +
           uIrradiance[6].rgb * (3.0 * n.z * n.z - 1.0) + uIrradiance[7].rgb * (n.x * n.z) +
           uIrradiance[8].rgb * (n.x * n.x - n.y * n.y);
}

void main() {
    vec4 local = vec4(aPosition, 1.0);
    vPosition = vec3(dot(aRow0, local), dot(aRow1, local), dot(aRow2, local));
    // Scale is uniform: the fragment's own normalisation takes care of it.
    vNormal = vec3(dot(aRow0.xyz, aNormal), dot(aRow1.xyz, aNormal), dot(aRow2.xyz, aNormal));
    vec3 tangent = vec3(dot(aRow0.xyz, aTangent), dot(aRow1.xyz, aTangent), dot(aRow2.xyz, aTangent));

    // The texture is turned by the grain's angle, so the tangent along its u turns the other way.
    vUv = vec2(aGrain.z * aUv.x - aGrain.w * aUv.y, aGrain.w * aUv.x + aGrain.z * aUv.y) * uRepeats + aGrain.xy;
    vTangent = aGrain.z * tangent - aGrain.w * cross(vNormal, tangent);

    vOpacity = aOpacity;
    vec3 normal = normalize(vNormal);
    vIndirect = lamplightAt(vPosition, normal) + curvedIrradianceAt(normal);
    vColor = aColor;
    vGlow = aGlow;
    vShadow = (uShadowMatrix * vec4(vPosition + vNormal * uShadowFilter.z, 1.0)).xyz;
    gl_Position = uViewProjection * vec4(vPosition, 1.0);
}
