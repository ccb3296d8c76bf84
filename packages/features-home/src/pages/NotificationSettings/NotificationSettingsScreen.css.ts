import { featureStyle } from '@portal/ui/theme';

/** 569 pixels where letters have their usual size. */
export const content = featureStyle({ maxInlineSize: '35.5625rem' });
