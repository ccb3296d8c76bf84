import { containers, featureStyle } from '@portal/ui/theme';

/** Opens the menu where there is no room for it beside the page. */
export const opener = featureStyle({
  '@container': { [containers.wide]: { display: 'none' } },
});
