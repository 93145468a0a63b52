// One step of the glow around bright places. FIRST: keeps what is nearly white; else: spreads along uStep.
in vec2 vUv;
out vec4 oColor;

uniform sampler2D uScene;
uniform vec2 uStep;

vec3 bright(vec2 at) {
    vec3 color = texture(uScene, at).rgb;
    return color * smoothstep(0.86, 1.0, max(color.r, max(color.g, color.b)));
}

void main() {
#ifdef FIRST
    vec2 s = uStep * 0.25;
    vec3 sum = bright(vUv + s) + bright(vUv - s) + bright(vUv + vec2(s.x, -s.y)) + bright(vUv - vec2(s.x, -s.y));
    oColor = vec4(sum * 0.25, 1.0);
#else
    // A Gaussian of nine taps in five fetches.
    vec3 sum = texture(uScene, vUv).rgb * 0.2270270;
    sum += (texture(uScene, vUv + uStep * 1.3846154).rgb + texture(uScene, vUv - uStep * 1.3846154).rgb) * 0.3162162;
    sum += (texture(uScene, vUv + uStep * 3.2307692).rgb + texture(uScene, vUv - uStep * 3.2307692).rgb) * 0.0702703;
    oColor = vec4(sum, 1.0);
#endif
}
