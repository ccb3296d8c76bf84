import { featureStyle, vars } from '@portal/ui/theme';

export const secret = featureStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

/** As many beside one another as there is room for. */
export const codes = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  breakInside: 'avoid',
});
