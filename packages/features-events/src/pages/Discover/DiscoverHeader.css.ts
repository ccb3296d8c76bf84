import { containers, featureStyle } from '@portal/ui/theme';

/** Where the page has no space beside its list, places and dates stand behind the button of the filters, as all others do. */
export const onlyWide = featureStyle({ display: 'none', '@container': { [containers.wide]: { display: 'block' } } });
