import { featureStyle, media } from '@portal/ui/theme';

/** What chooses the reader has no place on paper. */
export const onScreen = featureStyle({ '@media': { [media.print]: { display: 'none' } } });
