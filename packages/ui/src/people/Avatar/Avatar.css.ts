import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  color: vars.color.onAvatar,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  border: `${vars.size.hairline} solid transparent`,
});

const square = (side: string, text: string) => ({ inlineSize: side, blockSize: side, fontSize: text });
export const sizes = componentVariants({
  xs: { ...square(vars.space[5], vars.fontSize.xs), fontSize: `calc(${vars.fontSize.xs} * 0.75)` },
  sm: square(`calc(${vars.space[6]} + ${vars.space[1]})`, `calc(${vars.fontSize.xs} * 0.92)`),
  md: square(`calc(${vars.space[8]} + ${vars.space[1]})`, vars.fontSize.sm),
  lg: square(vars.space[12], vars.fontSize.lg),
  xl: square(`calc(${vars.space[16]} + ${vars.space[2]})`, vars.fontSize['2xl']),
  '2xl': square(`calc(${vars.space[16]} + ${vars.space[12]})`, vars.fontSize['4xl']),
});

export const tones = [
  vars.color.avatar1,
  vars.color.avatar2,
  vars.color.avatar3,
  vars.color.avatar4,
  vars.color.avatar5,
  vars.color.avatar6,
  vars.color.avatar7,
  vars.color.avatar8,
].map((background) => componentStyle({ background }));

export const photo = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const stack = componentStyle({ display: 'inline-flex', alignItems: 'center', isolation: 'isolate' });
export const pressable = componentStyle({
  borderRadius: vars.radius.full,
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  cursor: 'pointer',
  transition: `box-shadow ${vars.duration.quick}`,
  ':hover': { boxShadow: `0 0 0 ${vars.size.ring} ${vars.color.borderStrong}` },
  ':active': { boxShadow: `0 0 0 ${vars.size.ring} ${vars.color.focus}` },
});
export const stacked = componentStyle({
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${vars.space.half} ${vars.color.surfaceRaised}`,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[1]})` } },
});
export const more = componentStyle({
  background: vars.color.surfaceSunken,
  color: vars.color.textQuiet,
  fontVariantNumeric: 'tabular-nums',
});
