// Depth alone, seen from the light or from above.
layout(location = 0) in vec3 aPosition;
layout(location = 5) in vec4 aRow0;
layout(location = 6) in vec4 aRow1;
layout(location = 7) in vec4 aRow2;

uniform mat4 uDepthMatrix;

void main() {
    vec4 local = vec4(aPosition, 1.0);
    gl_Position = uDepthMatrix * vec4(dot(aRow0, local), dot(aRow1, local), dot(aRow2, local), 1.0);
}
