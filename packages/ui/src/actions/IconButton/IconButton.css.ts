import { keyframes } from '@vanilla-extract/css';
import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** From the middle of the icon, however large its button is: of the icon only the corner is covered. */
export const badge = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(50% + ${vars.space[1]} + ${vars.space.half})`,
  insetInlineEnd: `calc(-1 * ${vars.space.half})`,
  minInlineSize: vars.space[4],
  blockSize: vars.space[4],
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.criticalSolid,
  boxShadow: `0 0 0 ${vars.size.ring} ${vars.color.surfaceRaised}`,
  color: vars.color.onTone,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.space[4],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

const swell = keyframes({ '30%': { transform: 'scale(1.4)' }, '65%': { transform: 'scale(0.9)' } });

export const swelling = componentStyle({ '@media': { [media.motion]: { animation: `${swell} 500ms ease-out` } } });
