import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } });

export const corner = componentStyle({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.sticky,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.duration.enter} ${vars.ease.out}`,
  '@media': { print: { display: 'none' } },
});

export const round = componentStyle({ borderRadius: vars.radius.full });
