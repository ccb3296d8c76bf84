import { featureStyle } from '@portal/ui/theme';

/** Beside the face as long as the longest word that cannot be broken fits there. */
export const words = featureStyle({ flex: '1 1 0', minInlineSize: 'min-content', overflowWrap: 'anywhere' });
