import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const month = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.borderStrong },
  '@container': { [containers.narrow]: { padding: vars.space[2] } },
});

/** Its surface is the whole month. */
export const title = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  minBlockSize: vars.size.target,
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible::after': { outline: `${vars.size.ring} solid ${vars.color.focus}`, outlineOffset: vars.size.ring },
  },
});

export const name = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});
export const currentName = componentStyle({ color: vars.color.brandText });

export const count = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** Six weeks tall, however many the month has and whether they are rendered yet. */
export const days = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  alignContent: 'start',
  minBlockSize: `calc(6 * ${vars.size.target})`,
});

export const day = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.target,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const marked = componentStyle({
  color: vars.color.brandText,
  fontWeight: vars.fontWeight.bold,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: vars.size.hairline,
    inlineSize: vars.space[1],
    blockSize: vars.space[1],
    borderRadius: vars.radius.full,
    background: vars.color.brandAccent,
  },
  '@media': { [media.forcedColors]: { '::after': { background: 'CanvasText' } } },
});

export const today = componentStyle({
  borderRadius: vars.radius.control,
  background: vars.color.brandSolid,
  color: vars.color.onBrandSolid,
  fontWeight: vars.fontWeight.bold,
  '::after': { background: 'currentColor' },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
});

/** Room for two lines and what is left out, whether it is taken or not. */
export const previews = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minBlockSize: `calc(3 * ${vars.size.target} + 2 * ${vars.space.half})`,
  '@container': { [containers.narrow]: { display: 'none' } },
});

/** Above the surface that opens the month. */
export const preview = componentStyle({ position: 'relative', zIndex: 1 });

export const more = componentStyle({
  paddingInline: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.size.target,
});
