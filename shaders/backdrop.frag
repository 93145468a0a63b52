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
    // An environment taken at a table in a room shows the floor over the table's edge: there the view is lifted so that
    // the walls of the room close the picture.
    float lift = uBackdropForward.w;
    vec3 lifted = normalize(vec3(seen.x, seen.y * (1.0 - 0.5 * lift) + 0.2 * lift, seen.z));
    vec2 at = octahedronFrom(lifted);
    float level = uBackdropUp.w;
    vec2 spread = vec2(1.1, -0.6) / vec2(textureSize(uEnvironment, int(level)));
    vec3 room = textureLod(uEnvironment, at + spread, level).rgb + textureLod(uEnvironment, at - spread, level).rgb +
                textureLod(uEnvironment, at + spread.yx * vec2(1, -1), level).rgb +
                textureLod(uEnvironment, at - spread.yx * vec2(1, -1), level).rgb;
    // Dim, so that the eye stays on the table, but what shines there still shines.
    room *= 0.25 * uEnvironmentScale.w;
    room *= uBackground.w + 0.3 * smoothstep(0.5, 4.0, dot(room, vec3(0.333)));
    vec3 color = uBackground.rgb + room * mix(0.3, 1.0, smoothstep(-0.75, -0.1, seen.y));
    oColor = vec4(toScreen(color * uEye.w) + ditherAt(gl_FragCoord.xy), 0.0);
}
