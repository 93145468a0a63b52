// Scene colours are kept as square roots of a share of kBrightest: the steps of an integer target then follow the
// eye, and averaging samples does not let one highlight outvote a whole pixel.
const float kBrightest = 10.0;

vec3 encodeScene(vec3 linearColor) { return sqrt(clamp(linearColor * (1.0 / kBrightest), 0.0, 1.0)); }
vec3 decodeScene(vec3 encoded) { return encoded * encoded * kBrightest; }
