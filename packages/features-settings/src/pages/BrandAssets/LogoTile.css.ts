import { featureStyle, vars } from '@portal/ui/theme';

/** A logo is seen on the ground that it was drawn for, whatever the scheme of the portal. */
export const ground = featureStyle({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  minBlockSize: vars.space[16],
  borderRadius: vars.radius.image,
  background: 'Canvas',
  colorScheme: 'light',
});
export const darkGround = featureStyle({ colorScheme: 'dark' });

export const logo = featureStyle({ maxInlineSize: '100%', maxBlockSize: vars.space[16] });
