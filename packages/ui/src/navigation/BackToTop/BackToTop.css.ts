import { keyframes } from '@vanilla-extract/css';
import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';
import { heightBelow } from './height-below.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } });

const bottom = `max(${vars.space[4]}, env(safe-area-inset-bottom))`;

export const corner = componentStyle({
  position: 'fixed',
  insetBlockEnd: bottom,
  insetInlineEnd: vars.space[4],
  zIndex: vars.z.sticky,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.duration.enter} ${vars.ease.out}`,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${bottom} + var(${heightBelow}, 0px))` },
    print: { display: 'none' },
  },
});

export const round = componentStyle({ borderRadius: vars.radius.full });
