import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

// Room for two digits and a circle around them.
const daySize = `calc(${vars.size.target} + ${vars.space[1]})`;

export const cell = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '& + &': { borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
  '@media': { [media.hover]: { ':hover': { background: vars.color.surfaceHover } } },
  '@container': {
    [containers.narrow]: {
      alignItems: 'center',
      minBlockSize: vars.space[12],
      selectors: { '& + &': { borderInlineStart: 0 } },
    },
  },
});

export const outside = componentStyle({
  background: vars.color.surfacePage,
  '@container': { [containers.narrow]: { background: 'transparent' } },
});

export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  flexShrink: 0,
  marginInlineStart: vars.space[1],
  inlineSize: daySize,
  blockSize: daySize,
  borderRadius: vars.radius.full,
  color: vars.color.textStrong,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    [`${outside} &`]: { color: vars.color.textQuiet, fontWeight: vars.fontWeight.regular },
  },
  '@container': {
    [containers.narrow]: {
      alignSelf: 'center',
      marginInlineStart: 0,
      inlineSize: vars.size.controlCompact,
      blockSize: vars.size.controlCompact,
      fontSize: vars.fontSize.sm,
    },
  },
});

/** Only where the list of the day stands beneath does it matter which day is chosen. */
export const activeNumber = componentStyle({
  '@container': { [containers.narrow]: { background: vars.color.brandSoft, color: vars.color.brandText } },
});

export const today = componentStyle({
  background: vars.color.brandSolid,
  color: vars.color.onBrandSolid,
  selectors: { [`${outside} &`]: { color: vars.color.onBrandSolid, fontWeight: vars.fontWeight.semibold } },
  '@container': { [containers.narrow]: { background: vars.color.brandSolid, color: vars.color.onBrandSolid } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
});

export const dots = componentStyle({
  display: 'none',
  gap: vars.space.half,
  blockSize: vars.space[2],
  '@container': { [containers.narrow]: { display: 'flex' } },
});

export const dot = componentStyle({
  inlineSize: vars.space[1],
  blockSize: vars.space[1],
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

/** A row for each lane and one for what found none, whether they are taken or not: no week is taller than another. */
export const pills = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: `calc(${vars.size.target} + ${vars.space.half})`,
  '@container': { [containers.narrow]: { display: 'none' } },
});

/** Reaches over the cells that follow. */
export const bar = componentStyle({
  position: 'relative',
  zIndex: 1,
  gridColumnStart: 1,
  minInlineSize: 0,
  paddingInline: vars.space.half,
});

export const more = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':hover': { color: vars.color.textStrong, background: vars.color.surfaceHover },
  ':focus-visible': { outlineOffset: 0 },
});

export const skeletonPill = componentStyle({ blockSize: vars.size.target });
