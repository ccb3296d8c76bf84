import { containers, featureStyle } from '@portal/ui/theme';

/** Where the page has a panel beside its list, the search stands in that. */
export const onlyNarrow = featureStyle({ '@container': { [containers.wide]: { display: 'none' } } });
