import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const menu = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
});

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });

export const groupName = componentStyle({
  paddingInline: vars.space[3],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  // Of one weight, current or not: words that get bolder may wrap, and move every entry below.
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  ':hover': { background: vars.color.surfaceHover, color: vars.color.textStrong },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  selectors: {
    '&:is([aria-current], [data-pending])': {
      background: vars.color.brandSoft,
      color: vars.color.brandText,
    },
    '&[aria-current]:hover': { color: vars.color.textStrong },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.controlTouch },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: `${vars.size.hairline} solid Highlight` } } },
  },
});

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const count = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** A link with the button beside it that shows what is under it. */
export const branch = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.control}`,
  alignItems: 'center',
  '@media': { [media.touch]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.controlTouch}` } },
});

export const expander = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.color.textQuiet,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover, color: vars.color.textStrong },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

export const arrow = componentStyle({ display: 'grid', transition: `transform ${vars.duration.quick}` });
export const arrowUp = componentStyle({ transform: 'rotate(0.5turn)' });

/** What is under an entry stands in line with its words. */
export const under = componentStyle({
  marginInlineStart: vars.space[5],
  paddingInlineStart: vars.space[2],
  marginBlockStart: vars.space.half,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
