import { containers, featureStyle, vars } from '@portal/ui/theme';

export const search = featureStyle({
  inlineSize: '100%',
  '@container': { [containers.medium]: { inlineSize: vars.size.sidePanel } },
});
