import { containers, featureStyle, vars } from '@portal/ui/theme';

export const search = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  '@container': { [containers.medium]: { inlineSize: vars.size.sidePanel } },
});

export const onlyNarrow = featureStyle({
  '@container': { [containers.wide]: { display: 'none' } },
});
