import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 });
/** Beside the name where the facts take several lines. */
export const face = componentStyle({ display: 'flex', alignSelf: 'flex-start' });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flexGrow: 1,
  minInlineSize: 0,
});
export const nameRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});
export const name = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: {
    'a&': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
    'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
export const names = componentVariants({
  sm: { fontSize: vars.fontSize.sm },
  md: { fontSize: vars.fontSize.md },
  lg: { fontSize: vars.fontSize.lg },
});
export const pronoun = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
