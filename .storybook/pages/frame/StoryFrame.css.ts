import { featureStyle, vars } from '@portal/ui/theme';

export const frame = featureStyle({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceSunken,
});

export const picture = featureStyle({ border: 0, transformOrigin: '0 0', background: vars.color.surfacePage });
