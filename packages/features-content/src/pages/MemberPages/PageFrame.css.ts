import { featureStyle, vars } from '@portal/ui/theme';

/**
 * As high as its page once that is known: the line around it takes no space, for which the page would scroll. A page that is as high as its window would
 * become lower step by step: it does not become lower than this.
 */
export const frame = featureStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '12rem',
  border: 0,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
