import { componentGlobalStyle, componentStyle } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

export const progress = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const track = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[2],
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.border,
  color: vars.color.brandAccent,
});
componentGlobalStyle(`.${track}::-webkit-progress-bar`, { background: 'transparent' });
componentGlobalStyle(`.${track}::-webkit-progress-value`, {
  background: vars.color.brandAccent,
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.duration.enter} ${vars.ease.out}`,
});
componentGlobalStyle(`.${track}::-moz-progress-bar`, {
  background: vars.color.brandAccent,
  borderRadius: vars.radius.full,
});
