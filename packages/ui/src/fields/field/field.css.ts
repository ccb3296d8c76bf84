import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  inlineSize: '100%',
});

/** As wide as its control, to stand in a line of other things. */
export const compact = componentStyle({ inlineSize: 'auto', maxInlineSize: '100%' });

export const labelRow = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const label = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const mark = componentStyle({ color: vars.color.criticalText });
export const optional = componentStyle({ color: vars.color.textQuiet, fontWeight: vars.fontWeight.regular });

export const note = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const error = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.criticalText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const errorIcon = componentStyle({ paddingBlockStart: '0.1em' });

export const control = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.snug,
  paddingInline: vars.space[3],
  transition: `border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.textQuiet },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.hairline})`, borderColor: vars.color.focus },
  ':disabled': {
    background: vars.color.surfaceSunken,
    color: vars.color.textDisabled,
    borderColor: vars.color.border,
    cursor: 'default',
  },
  ':read-only': { background: vars.color.surfaceSunken },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalSolid, background: vars.color.surfaceRaised },
    // The browser's own colour of a filled-in field would break dark themes.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.brandSoft}`,
      WebkitTextFillColor: vars.color.textStrong,
    },
  },
});

export const sizes = componentVariants({
  sm: {
    minBlockSize: vars.size.controlCompact,
    fontSize: vars.fontSize.sm,
    '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch, fontSize: vars.fontSize.md } },
  },
  md: { minBlockSize: vars.size.control, '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } } },
  lg: { minBlockSize: vars.size.controlLarge },
});

export const box = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const startAdornment = componentStyle({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  color: vars.color.textQuiet,
  pointerEvents: 'none',
});
// As wide as what stands there, which no density makes smaller.
export const withStart = componentStyle({
  paddingInlineStart: `calc(${vars.space[3]} + ${vars.size.icon} + ${vars.space[2]})`,
});
export const endAdornment = componentStyle({ position: 'absolute', insetInlineEnd: vars.space[1], display: 'flex' });
/** Not to be pressed, so that a press goes to the field. */
export const endSign = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  display: 'flex',
  color: vars.color.textQuiet,
  pointerEvents: 'none',
});
export const withEnd = componentStyle({ paddingInlineEnd: `calc(2 * ${vars.size.controlCompact})` });
export const withEndIcon = componentStyle({
  paddingInlineEnd: `calc(${vars.size.controlCompact} + 2 * ${vars.space[1]})`,
});
