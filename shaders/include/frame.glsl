// What every surface knows of a frame. Mirrors render::FrameBlock.
layout(std140) uniform Frame {
    mat4 uViewProjection;
    mat4 uShadowMatrix;
    vec4 uEye;               // xyz; w: exposure
    vec4 uKeyDirection;      // xyz towards the light; w: 1 / (pool radius)^2
    vec4 uKeyColor;          // rgb; w: pool floor
    vec4 uIrradiance[9];
    vec4 uOcclusionArea;     // xy: corner (world x, z); zw: 1 / size
    vec4 uOcclusionHeights;  // x: lowest; y: range; metres
    vec4 uEnvironmentScale;  // x: intensity; y: last mip level; z: mip level jitter; w: backdrop intensity
    vec4 uShadowFilter;      // xy: from the middle to one of two taps (texture units); z: normal offset, metres; w: mip level bias
    vec4 uSoftness;          // x: widest penumbra, y: penumbra by depth (texture units); zw: 1 / size of the picture
    vec4 uBackground;        // rgb; w: brightness of the backdrop
    vec4 uBackdropRight;
    vec4 uBackdropUp;        // w: mip level of the backdrop
    vec4 uBackdropForward;   // w: how far the backdrop is lifted
    vec4 uFog;               // rgb; w: 1 / d^2, d the distance at which it hides half
    vec4 uLampPlaces[4];     // xyz; w of the first: how many there are
    vec4 uLampColors[4];     // rgb: irradiance a decimetre away
};
