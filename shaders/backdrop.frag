// The room behind the table, out of focus.
#include "frame.glsl"
#include "octahedron.glsl"
#include "encoding.glsl"

in vec2 vUv;
out vec4 oColor;

uniform sampler2D uEnvironment;

// Cubic B-splines in four filtered fetches: Sigg and Hadwiger, "Fast Third-Order Texture Filtering" (2005). A texel is
// many pixels wide here, and between four plain ones its edges would show.
vec3 smoothly(vec2 at, float level) {
    vec2 size = vec2(textureSize(uEnvironment, int(level)));
    vec2 texel = at * size - 0.5;
    vec2 f = fract(texel);
    vec2 g = 1.0 - f;
    vec2 w0 = g * g * g / 6.0;
    vec2 w1 = 2.0 / 3.0 - 0.5 * f * f * (2.0 - f);
    vec2 w3 = f * f * f / 6.0;
    vec2 first = w0 + w1;
    vec2 second = 1.0 - first;
    vec2 near = (floor(texel) - 0.5 + w1 / first) / size;
    vec2 far = (floor(texel) + 1.5 + w3 / second) / size;
    vec3 lower = mix(textureLod(uEnvironment, vec2(far.x, near.y), level).rgb, textureLod(uEnvironment, near, level).rgb, first.x);
    vec3 upper = mix(textureLod(uEnvironment, far, level).rgb, textureLod(uEnvironment, vec2(near.x, far.y), level).rgb, first.x);
    return mix(upper, lower, first.y);
}

void main() {
    vec2 p = vUv * 2.0 - 1.0;
    vec3 seen = normalize(uBackdropForward.xyz + uBackdropRight.xyz * p.x + uBackdropUp.xyz * p.y);
    // An environment taken at a table in a room shows the floor over the table's edge: there the view is lifted so that
    // the sides of the room close the picture.
    float lift = uBackdropForward.w;
    vec3 lifted = normalize(vec3(seen.x, seen.y * (1.0 - 0.5 * lift) + 0.2 * lift, seen.z));
    vec3 room = smoothly(octahedronFrom(lifted), uBackdropUp.w);
    // Dim, so that the eye stays on the table, but what shines there still shines.
    room *= uEnvironmentScale.w;
    room *= uBackground.w + 0.3 * smoothstep(0.5, 4.0, dot(room, vec3(0.333)));
    vec3 color = uBackground.rgb + room * mix(0.3, 1.0, smoothstep(-0.75, -0.1, seen.y));
    oColor = vec4(toScreen(color * uEye.w) + ditherAt(gl_FragCoord.xy), 0.0);
}
