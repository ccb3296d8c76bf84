import { containers, featureStyle } from '@portal/ui/theme';

/** On wide screens the menu stands beside the page. */
export const onlyNarrow = featureStyle({
  '@container': { [containers.wide]: { display: 'none' } },
});
