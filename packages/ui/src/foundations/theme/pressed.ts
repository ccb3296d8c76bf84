/**
 * What is pressed is tinted with a share of its own text colour: darker in light, lighter in dark, and every pair stays readable.
 * A shadow, because unlike a filter it makes no new frame for what a link lays over its card.
 */
export const pressed = { boxShadow: 'inset 0 0 0 100vmax color-mix(in oklab, currentColor 10%, transparent)' } as const;
