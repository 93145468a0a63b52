// The room behind the table, out of focus.
#include "frame.glsl"
#include "octahedron.glsl"
#include "encoding.glsl"

in vec2 vUv;
out vec4 oColor;

uniform sampler2D uEnvironment;

void main() {
    vec2 p = vUv * 2.0 - 1.0;
    vec3 seen = normalize(uBackdropForward.xyz + uBackdropRight.xyz * p.x + uBackdropUp.xyz * p.y);
    // The environment was taken at the table, from where all that is seen over its edge would be the floor: the view
    // is lifted so that the walls of the room close the picture.
    vec3 lifted = normalize(vec3(seen.x, seen.y * 0.45 + 0.16, seen.z));
    vec2 at = octahedronFrom(lifted);
    vec2 spread = vec2(1.2, -0.7) / vec2(textureSize(uEnvironment, 2));
    vec3 room = textureLod(uEnvironment, at + spread, 2.0).rgb + textureLod(uEnvironment, at - spread, 2.0).rgb +
                textureLod(uEnvironment, at + spread.yx * vec2(1, -1), 2.0).rgb +
                textureLod(uEnvironment, at - spread.yx * vec2(1, -1), 2.0).rgb;
    float floorward = smoothstep(-0.75, -0.1, seen.y);
    vec3 color = uBackground.rgb + room * (0.25 * uEnvironmentScale.w) * mix(0.25, 1.0, floorward);
    oColor = vec4(toScreen(color * uEye.w) + ditherAt(gl_FragCoord.xy), 1.0);
}
