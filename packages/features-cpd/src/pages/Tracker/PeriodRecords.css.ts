import { featureStyle } from '@portal/ui/theme';

/** Printed on one page, and on no two. */
export const record = featureStyle({ breakInside: 'avoid' });
