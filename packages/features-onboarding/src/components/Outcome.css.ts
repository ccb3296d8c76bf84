import { featureStyle } from '@portal/ui/theme';

/** It takes the focus to be read out, not to be used. */
export const outcome = featureStyle({ outline: 'none' });
