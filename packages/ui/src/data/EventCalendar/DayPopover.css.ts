import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: vars.size.popover,
  maxInlineSize: '100%',
  padding: vars.space[2],
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[2],
});
