import { componentStyle } from './layered-style.ts';
import { vars } from './vars.ts';

export const swatch = componentStyle({
  blockSize: vars.space[16],
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
});
