import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'block',
  background: vars.color.border,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { background: 'GrayText' } },
});

/** As tall as a line of the text that it stands for; the bar itself is as tall as its letters. */
const line = (size: string, height: string) => ({
  blockSize: `calc(${size} * 0.72)`,
  marginBlock: `calc(${size} * (${height} - 0.72) / 2)`,
});

export const kinds = componentVariants({
  text: line(vars.fontSize.md, vars.lineHeight.text),
  small: line(vars.fontSize.sm, vars.lineHeight.text),
  heading: line(vars.fontSize['2xl'], vars.lineHeight.tight),
  button: { blockSize: vars.size.control, borderRadius: vars.radius.control },
  block: { blockSize: vars.space[16], borderRadius: vars.radius.card },
  image: { aspectRatio: '16 / 9', borderRadius: vars.radius.image },
  circle: { borderRadius: vars.radius.full },
});

export const widths = componentVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  short: { inlineSize: '30%' },
  button: { inlineSize: vars.space[16] },
});

export const lines = componentStyle({ display: 'block' });
export const cardTop = componentStyle({ borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` });
