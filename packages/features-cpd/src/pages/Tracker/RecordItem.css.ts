import { featureStyle, media } from '@portal/ui/theme';

/** Buttons are not printed: their words stand in their place. */
export const onPaper = featureStyle({
  display: 'none',
  '::before': { content: 'attr(data-names)' },
  '@media': { [media.print]: { display: 'inline' } },
});
