/** Where lightness turns from carrying white text to carrying dark text; it depends a little on the hue. */
export const inkTurningPoint = { middle: 0.575, swing: 0.03, hue: 165, ink: 0.1 } as const;

/** The hue whose measured luminance is furthest above its OKLCH lightness. */
export const tealHue = 187;
