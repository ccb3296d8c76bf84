import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const dialog = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[3],
  outline: 'none',
  '@media': { [media.phone]: { flexDirection: 'column', gap: vars.space[3] } },
});

export const months = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
});

export const titles = componentStyle({
  display: 'flex',
  justifyContent: 'space-around',
  flexGrow: 1,
  minInlineSize: 0,
});

export const title = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
});

/** A select of the browser, which every phone knows how to open. */
export const choice = componentStyle({
  minBlockSize: vars.size.controlCompact,
  maxInlineSize: '100%',
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textStrong,
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch, fontSize: vars.fontSize.md } },
});

/** What a browser paints of the list by itself has to be readable in the dark too. */
export const choiceOption = componentStyle({ background: vars.color.surfaceOverlay, color: vars.color.textStrong });

export const grids = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[6] });

export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: `0 ${vars.space.half}` });

export const weekday = componentStyle({
  inlineSize: vars.size.control,
  blockSize: vars.size.controlCompact,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

const square = { inlineSize: vars.size.control, blockSize: vars.size.control } as const;
const inRange = { background: vars.color.brandSoft, color: vars.color.brandText, borderRadius: 0 } as const;
const chosen = { background: vars.color.brandSolid, color: vars.color.onBrandSolid } as const;
const startCorners = {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
} as const;
const endCorners = { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control } as const;

export const day = componentStyle({
  ...square,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { color: vars.color.brandText, fontWeight: vars.fontWeight.bold },
    '&[data-today]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: vars.space[1],
      inlineSize: vars.space[1],
      blockSize: vars.space[1],
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-unavailable]': { color: vars.color.textQuiet, textDecoration: 'line-through', cursor: 'default' },
    '&[data-unavailable][data-hovered]': { background: 'transparent' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[data-selected]': chosen,
    '&[data-focus-visible]': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.size.hairline,
      zIndex: 1,
    },
  },
  '@media': {
    [media.touch]: { inlineSize: vars.size.controlTouch, blockSize: vars.size.controlTouch },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

/** Within a range only its two ends are filled. */
export const rangeDay = componentStyle({
  selectors: {
    '&[data-selected]': inRange,
    '&[data-selection-start]': { ...chosen, ...startCorners },
    '&[data-selection-end]': { ...chosen, ...endCorners },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText' } } },
  },
});

export const presets = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.half,
  minInlineSize: vars.size.columnXs,
  maxInlineSize: vars.size.columnSm,
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      minInlineSize: 0,
      maxInlineSize: `calc(7 * ${vars.size.controlTouch})`,
      paddingInlineEnd: 0,
      borderInlineEnd: 0,
    },
  },
});

export const preset = componentStyle({
  justifyContent: 'flex-start',
  textAlign: 'start',
  selectors: { '&[aria-pressed="true"]': { background: vars.color.brandSoft, color: vars.color.brandText } },
});
