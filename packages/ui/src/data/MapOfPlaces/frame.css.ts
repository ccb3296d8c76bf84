import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

// Of the map and of its skeleton, which are as tall as each other.

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

/** Lower where the list stands below it: what is there begins on the same screen. */
export const height = componentStyle({
  blockSize: vars.size.viewer,
  '@container': { [containers.belowWide]: { blockSize: vars.size.mapShort } },
});

/** For whoever has fingers, beside a mouse too. */
export const ofFingers = componentStyle({
  display: 'none',
  '@media': { [media.anyTouch]: { display: 'block' } },
});

export const foot = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});
