import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';
import { tones as avatarTones } from '../../people/Avatar/Avatar.css.ts';

export const pattern = componentStyle({ inlineSize: '100%', blockSize: '100%', display: 'block' });
export const grounds = avatarTones;
export const shades = componentVariants({
  1: { fill: vars.color.brandAccent, fillOpacity: 0.16 },
  2: { fill: vars.color.brandAccent, fillOpacity: 0.3 },
  3: { fill: vars.color.surfaceRaised, fillOpacity: 0.45 },
});
