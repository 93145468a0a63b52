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
flat out vec4 vColor;
flat out vec3 vGlow;

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
    vColor = aColor;
    vGlow = aGlow;
    vShadow = (uShadowMatrix * vec4(vPosition + vNormal * uShadowFilter.z, 1.0)).xyz;
    gl_Position = uViewProjection * vec4(vPosition, 1.0);
}
