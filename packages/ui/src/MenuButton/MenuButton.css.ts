import { componentStyle } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

export const header = componentStyle({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
