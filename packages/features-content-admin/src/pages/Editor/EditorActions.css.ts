import { containers, featureStyle } from '@portal/ui/theme';

/** The same actions twice, as buttons or in a menu, one of them shown: the bar has one row of a phone. */
export const whereWide = featureStyle({
  display: 'contents',
  '@container': { [containers.narrow]: { display: 'none' } },
});
export const whereNarrow = featureStyle({ '@container': { [containers.medium]: { display: 'none' } } });
