import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  marginInline: 'auto',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});
