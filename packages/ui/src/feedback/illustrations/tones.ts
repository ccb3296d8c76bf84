/** The tones of every illustration: two of the brand, the rest neutral; all follow brand and scheme. */
export const tones = {
  brand: 'var(--portal-color-brand-accent, var(--portal-color-brand))',
  soft: 'var(--portal-color-brand-soft)',
  middle: 'var(--portal-color-brand-border, var(--portal-color-border))',
  surface: 'var(--portal-color-surface-raised)',
  edge: 'var(--portal-color-border)',
  quiet: 'var(--portal-color-text-quiet)',
} as const;
