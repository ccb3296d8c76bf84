import { keyframes } from '@vanilla-extract/css';
import { media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const settle = keyframes({ from: { transform: 'scale(0.7)' }, '60%': { transform: 'scale(1.15)' } });

export const toggle = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  ':hover': { background: vars.color.surfaceHover, color: vars.color.textStrong },
  ':disabled': { background: 'transparent', color: vars.color.textQuiet },
});

const square = (size: string) => ({
  minBlockSize: size,
  minInlineSize: size,
  paddingInline: vars.space[2],
});

export const sizes = componentVariants({
  sm: { ...square(vars.size.controlCompact), '@media': { [media.touch]: square(vars.size.controlTouch) } },
  md: { ...square(vars.size.control), '@media': { [media.touch]: square(vars.size.controlTouch) } },
});

const lit = (color: string) => ({ color, ':hover': { color }, ':disabled': { color } });

export const selected = componentVariants({
  like: lit(vars.color.criticalSolid),
  favourite: lit(vars.color.cautionSolid),
  save: lit(vars.color.brandText),
});

export const icon = componentStyle({ display: 'block' });

/** Plays once, when it is pressed, not when it is first shown. */
export const pressed = componentStyle({
  animation: `${settle} ${vars.duration.enter} ${vars.ease.out}`,
});
