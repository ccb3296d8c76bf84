import { featureStyle, vars } from '@portal/ui/theme';

/** As high as its page once that is known. */
export const frame = featureStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '60dvh',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
