// One step of the glow around bright places. FIRST: keeps what is nearly white, and in alpha what gives off light
// of its own; else: spreads both along uStep.
in vec2 vUv;
out vec4 oColor;

uniform sampler2D uScene;
uniform vec2 uStep;

vec4 bright(vec2 at) {
    vec4 color = texture(uScene, at);
    float bright = smoothstep(0.86, 1.0, max(color.r, max(color.g, color.b)));
    return vec4(color.rgb * bright, color.a);
}

void main() {
#ifdef FIRST
    vec2 s = uStep * 0.25;
    vec4 sum = bright(vUv + s) + bright(vUv - s) + bright(vUv + vec2(s.x, -s.y)) + bright(vUv - vec2(s.x, -s.y));
    oColor = sum * 0.25;
#else
    // A Gaussian of nine taps in five fetches.
    vec4 sum = texture(uScene, vUv) * 0.2270270;
    sum += (texture(uScene, vUv + uStep * 1.3846154) + texture(uScene, vUv - uStep * 1.3846154)) * 0.3162162;
    sum += (texture(uScene, vUv + uStep * 3.2307692) + texture(uScene, vUv - uStep * 3.2307692)) * 0.0702703;
    oColor = sum;
#endif
}
