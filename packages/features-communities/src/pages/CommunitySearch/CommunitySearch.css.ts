import { featureStyle, vars } from '@portal/ui/theme';

/** Posts found stand apart by a line: none of them is a card, because they are read one after the other. */
export const found = featureStyle({
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
