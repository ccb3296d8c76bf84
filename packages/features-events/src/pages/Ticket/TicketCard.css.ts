import { featureStyle, media } from '@portal/ui/theme';

/** Printed on one page, and on no two. */
export const ticket = featureStyle({ breakInside: 'avoid' });

/** What is told of the device that shows it. */
export const onScreen = featureStyle({ '@media': { [media.print]: { display: 'none' } } });

/** The code stands in the middle, whatever stands around it. */
export const middle = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});
