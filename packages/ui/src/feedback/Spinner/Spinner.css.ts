import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  border: `${vars.size.ring} solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // Turning is the one motion that says "still working"; a slow fade says it without movement.
    [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite !important` },
  },
});

export const sizes = componentVariants({
  sm: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  md: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
  lg: { inlineSize: vars.space[8], blockSize: vars.space[8], color: vars.color.brandAccent },
});
