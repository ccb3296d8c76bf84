import { schemePair } from '../../foundations/theme/color-formula-css.ts';
import { media } from '../../foundations/theme/containers.ts';
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

/** A picture is as bright as it was taken: in the dark it would outshine all that stands around it. */
export const dimmed = componentStyle({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: schemePair('transparent', 'rgb(0 0 0 / 12%)'),
    pointerEvents: 'none',
  },
  '@media': { [media.forcedColors]: { '::after': { display: 'none' } } },
});

export const image = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
