import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const header = componentStyle({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
