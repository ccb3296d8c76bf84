import { featureStyle, media } from '@portal/ui/theme';

/** What is pressed or leads on has no place on paper. */
export const onScreen = featureStyle({ '@media': { [media.print]: { display: 'none' } } });
