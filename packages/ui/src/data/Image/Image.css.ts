import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const frame = componentStyle({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

export const ratios = componentVariants({
  '16:9': { aspectRatio: '16 / 9' },
  '4:3': { aspectRatio: '4 / 3' },
  '3:1': { aspectRatio: '3 / 1' },
  '1:1': { aspectRatio: '1 / 1' },
});

export const radii = componentVariants({
  image: { borderRadius: vars.radius.image },
  card: { borderRadius: vars.radius.card },
  none: { borderRadius: 0 },
});

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
