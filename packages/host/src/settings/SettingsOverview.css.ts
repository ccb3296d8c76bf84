import { containers, featureStyle } from '@portal/ui/theme';

/** Beside the page, the menu has the same entries. */
export const list = featureStyle({ '@container': { [containers.wide]: { display: 'none' } } });
