import { featureStyle, media } from '@portal/ui/theme';

// What is asked for is not part of a record that is printed.
export const notices = featureStyle({ '@media': { [media.print]: { display: 'none' } } });
