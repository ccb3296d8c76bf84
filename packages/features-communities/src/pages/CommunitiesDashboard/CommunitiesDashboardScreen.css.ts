import { containers, featureStyle } from '@portal/ui/theme';

/** On wide screens the menu beside the page has these lists already. */
export const onlyNarrow = featureStyle({
  '@container': { [containers.wide]: { display: 'none' } },
});
