import { componentStyle, componentVariants } from '../theme/layered-style.ts';
import { ownDirection } from '../theme/own-direction.ts';
import { vars } from '../theme/vars.ts';

export const text = componentStyle({ minInlineSize: 0, ...ownDirection });

export const sizes = componentVariants({
  xs: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug },
  sm: { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.text },
  md: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.text },
  lg: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.text },
});

export const tones = componentVariants({
  strong: { color: vars.color.textStrong },
  neutral: { color: vars.color.text },
  quiet: { color: vars.color.textQuiet },
  brand: { color: vars.color.brandText },
  info: { color: vars.color.infoText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  inherit: { color: 'inherit' },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.fontWeight.regular },
  medium: { fontWeight: vars.fontWeight.medium },
  semibold: { fontWeight: vars.fontWeight.semibold },
  bold: { fontWeight: vars.fontWeight.bold },
});

export const aligned = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
  end: { textAlign: 'end' },
});

/** A figure beside words keeps its line: it is the words that go on in another. */
export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' });
export const measured = componentStyle({ maxInlineSize: vars.size.measure });
export const breaksLines = componentStyle({ whiteSpace: 'pre-line' });

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const clamps = componentVariants({ 1: clamped(1), 2: clamped(2), 3: clamped(3), 4: clamped(4) });
