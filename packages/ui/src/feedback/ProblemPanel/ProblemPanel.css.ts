import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.color.criticalSoft,
  color: vars.color.criticalText,
});
