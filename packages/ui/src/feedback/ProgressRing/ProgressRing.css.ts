import { keyframes } from '@vanilla-extract/css';
import { media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const layout = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  minInlineSize: 0,
});

export const ring = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  aspectRatio: '1',
  maxInlineSize: '100%',
});

export const sizes = componentVariants({
  sm: { inlineSize: `calc(${vars.space[16]} + ${vars.space[4]})` },
  md: { inlineSize: `calc(${vars.space[16]} * 2)` },
  lg: { inlineSize: `calc(${vars.space[16]} * 3)` },
});

export const drawing = componentStyle({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const track = componentStyle({
  stroke: vars.color.border,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

const grow = keyframes({ from: { strokeDasharray: '0 100' } });

export const arc = componentStyle({
  stroke: 'currentColor',
  strokeLinecap: 'round',
  '@media': { [media.motion]: { animation: `${grow} ${vars.duration.progress} ${vars.ease.out}` } },
});

const drawn = (color: string, forced: string) => ({
  color,
  '@media': {
    [media.forcedColors]: { color: forced, forcedColorAdjust: 'none' as const },
    [media.print]: { printColorAdjust: 'exact' as const },
  },
});

export const filled = componentStyle(drawn(vars.color.brandAccent, 'Highlight'));
/** Paler than the second lap, which lies on it. */
export const firstLap = componentStyle(drawn(vars.color.brandBorder, 'CanvasText'));
export const segment = componentStyle({ strokeLinecap: 'butt' });

export const segmentColors = [
  vars.color.chart1,
  vars.color.chart2,
  vars.color.chart3,
  vars.color.chart4,
  vars.color.chart5,
  vars.color.chart6,
].map((color) => componentStyle(drawn(color, 'Highlight')));

export const middle = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '68%',
  textAlign: 'center',
  lineHeight: vars.lineHeight.tight,
});

export const figure = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.heading,
});

export const figures = componentVariants({
  sm: { fontSize: vars.fontSize.md },
  md: { fontSize: vars.fontSize['2xl'] },
  lg: { fontSize: vars.fontSize['4xl'] },
});

export const caption = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const legend = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const legendEntry = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  borderRadius: vars.space.half,
  background: 'currentColor',
});
export const legendValue = componentStyle({ color: vars.color.textQuiet, fontVariantNumeric: 'tabular-nums' });
