import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

/** As tall as the line that it stands for; the bar itself is as tall as its letters. */
export const label = componentStyle({
  inlineSize: '30%',
  blockSize: `calc(${vars.fontSize.sm} * 0.72)`,
  marginBlock: `calc(${vars.fontSize.sm} * (${vars.lineHeight.snug} - 0.72) / 2)`,
});

export const control = componentStyle({
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  '@media': { [media.touch]: { blockSize: vars.size.controlTouch } },
});
