import { chartContainers, media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const body = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  minInlineSize: 0,
  '@container': { [chartContainers.narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const ring = componentStyle({
  display: 'grid',
  // The width of the hole.
  gridTemplateColumns: '54%',
  placeContent: 'center',
  placeItems: 'center',
  flexShrink: 0,
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  '@container': { [chartContainers.narrow]: { alignSelf: 'center' } },
});
export const sizes = componentVariants({
  sm: { inlineSize: vars.size.chartSmall },
  md: { inlineSize: vars.size.chartMedium },
  lg: { inlineSize: vars.size.chartLarge },
});
export const drawing = componentStyle({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const arc = componentStyle({ transition: `opacity ${vars.duration.quick}`, cursor: 'default' });
export const faded = componentStyle({ opacity: 0.35 });
export const track = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  strokeWidth: 16,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const middle = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.half,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});
export const figure = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.tight,
});
export const figures = componentVariants({
  sm: { fontSize: vars.fontSize.lg },
  md: { fontSize: vars.fontSize['2xl'] },
  lg: { fontSize: vars.fontSize['3xl'] },
});
export const caption = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});

export const legend = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: vars.size.popover,
});
export const legendEntry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
export const legendWords = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const legendValue = componentStyle({
  flexShrink: 0,
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
