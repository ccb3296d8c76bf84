import { featureGlobalStyle, featureStyle, media } from '@portal/ui/theme';

/** Printed on one page; with its details open it may go on over the next. */
export const period = featureStyle({ selectors: { '&:not(:has([open]))': { breakInside: 'avoid' } } });
export const head = featureStyle({ breakInside: 'avoid' });

// Nothing can be opened on paper.
featureGlobalStyle(`${period} details:not([open])`, { '@media': { [media.print]: { display: 'none' } } });
