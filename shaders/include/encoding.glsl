// From linear light to the screen, in one go: the curve of ACES' reference transform as fitted by Narkowicz (2016), and
// sRGB's curve behind it. Both together are fitted by one fraction in the square root of the light, within 0.005.
// Samples are averaged behind the curve, where one highlight cannot outvote a whole pixel.
// The fit in environmentResponse() lets a dark, rough metal reflect slightly less than nothing, which has no root.
vec3 toScreen(vec3 light) {
    vec3 root = sqrt(max(light, 0.0));
    return clamp(root * (4.52762 * root - 0.06231) / (root * (4.58018 * root - 0.52215) + 1.0), 0.0, 1.0);
}

// Noise of a step's width, so that slow gradients show no bands. Jimenez' interleaved gradient noise (2014).
vec3 ditherAt(vec2 pixel) {
    return vec3((fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0);
}
