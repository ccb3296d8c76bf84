import { chartContainerName, chartContainers, media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const chart = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: '100%',
  minInlineSize: 0,
  containerName: chartContainerName,
  containerType: 'inline-size',
  breakInside: 'avoid',
});

export const heights = componentVariants({
  sm: { blockSize: vars.size.chartSmall },
  md: { blockSize: vars.size.chartMedium },
  lg: { blockSize: vars.size.chartLarge },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minBlockSize: vars.size.controlCompact,
});
export const toggle = componentStyle({ marginInlineStart: 'auto', '@media': { [media.print]: { display: 'none' } } });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minInlineSize: 0,
});
export const legendEntry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const nothing = componentStyle({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} dashed ${vars.color.border}`,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  padding: vars.space[4],
});
export const loading = componentStyle({ borderRadius: vars.radius.card });

export const tick = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

export const plot = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  touchAction: 'pan-y',
});

export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // All places are shares of the plot, so that reading from the right is the same picture turned over.
  selectors: { '[data-direction="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const gridLine = componentStyle({
  stroke: vars.color.border,
  strokeWidth: vars.size.hairline,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText', forcedColorAdjust: 'none' } },
});
export const baseLine = componentStyle({
  stroke: vars.color.borderStrong,
  strokeWidth: vars.size.hairline,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const activeBand = componentStyle({
  fill: vars.color.surfaceHover,
  '@media': {
    [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: vars.size.ring, forcedColorAdjust: 'none' },
  },
});
export const activeRule = componentStyle({
  stroke: vars.color.borderStrong,
  strokeWidth: vars.size.hairline,
  '@media': { [media.forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' } },
});

/** A line of the surface's colour parts bars that touch. */
export const bar = componentStyle({
  stroke: vars.color.surfaceRaised,
  strokeWidth: vars.size.hairline,
  '@media': { [media.forcedColors]: { stroke: 'Canvas', forcedColorAdjust: 'none' } },
});
export const line = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.size.ring,
  strokeLinejoin: 'round',
});
export const area = componentStyle({
  fill: 'currentColor',
  opacity: 0.12,
  '@media': { [media.forcedColors]: { opacity: 0 } },
});
export const marker = componentStyle({
  fill: 'currentColor',
  stroke: vars.color.surfaceRaised,
  strokeWidth: vars.size.hairline,
  '@media': { [media.forcedColors]: { stroke: 'Canvas', forcedColorAdjust: 'none' } },
});
export const place = componentStyle({ overflow: 'visible' });

export const uprightFrame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: vars.space[2],
  // The topmost tick and the outermost labels stand half outside.
  paddingBlockStart: vars.space[2],
});
export const ticksBeside = componentStyle({ display: 'grid', justifyItems: 'end' });
/** All in one place, so that the widest of them sets the width; each is then moved up to its value. */
export const tickBeside = componentStyle({
  gridArea: '1 / 1',
  alignSelf: 'end',
  position: 'relative',
  transform: 'translateY(50%)',
});

export const labelsBelow = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
export const labelBelow = componentStyle({
  textAlign: 'center',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  paddingInline: vars.space.half,
});
/** One of several has the space of those that are left out. */
export const sparseLabel = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
export const sparseWords = componentStyle({ flexShrink: 0 });
export const notWhenNarrow = componentStyle({ '@container': { [chartContainers.narrow]: { visibility: 'hidden' } } });
export const neverShown = componentStyle({ visibility: 'hidden' });
export const onlyWhenNarrow = componentStyle({
  visibility: 'hidden',
  '@container': { [chartContainers.narrow]: { visibility: 'visible' } },
});

export const lyingFrame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  paddingInlineEnd: vars.space[6],
});
export const labelsBeside = componentStyle({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
});
export const labelBeside = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});
export const ticksBelow = componentStyle({
  gridColumn: 2,
  position: 'relative',
  blockSize: `calc(${vars.fontSize.xs} * ${vars.lineHeight.snug})`,
});
export const tickBelow = componentStyle({
  position: 'absolute',
  transform: 'translateX(-50%)',
  selectors: { '[data-direction="rtl"] &': { transform: 'translateX(50%)' } },
});

export const tooltip = componentStyle({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[1],
  inlineSize: 'max-content',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceOverlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});
export const tooltipTitle = componentStyle({ color: vars.color.textStrong, fontWeight: vars.fontWeight.semibold });
export const tooltipRow = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const tooltipValue = componentStyle({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[3],
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
