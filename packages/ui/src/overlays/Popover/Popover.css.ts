import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: vars.size.popover,
  maxInlineSize: '100%',
  padding: vars.space[4],
  outline: 'none',
});
