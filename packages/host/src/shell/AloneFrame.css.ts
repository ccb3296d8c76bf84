import { featureStyle, vars } from '@portal/ui/theme';

export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.header,
  paddingInline: vars.space[4],
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const logo = featureStyle({ display: 'flex', minInlineSize: 0 });
