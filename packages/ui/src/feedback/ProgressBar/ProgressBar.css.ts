import { keyframes } from '@vanilla-extract/css';
import { media } from '../../foundations/theme/containers.ts';
import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { ownDirection } from '../../foundations/theme/own-direction.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const progress = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const value = componentStyle({ flexShrink: 0, maxInlineSize: '60%', ...ownDirection });
export const track = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[2],
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.border,
  color: vars.color.brandAccent,
  '@media': {
    [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText`, background: 'Canvas' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

const fill = {
  background: vars.color.brandAccent,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' as const } },
};
componentGlobalStyle(`.${track}::-webkit-progress-bar`, { background: 'transparent' });
componentGlobalStyle(`.${track}::-webkit-progress-value`, {
  ...fill,
  transition: `inline-size ${vars.duration.enter} ${vars.ease.out}`,
});
componentGlobalStyle(`.${track}::-moz-progress-bar`, fill);

const pass = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

/** A band that passes; where nothing shall move it stands in the middle. */
export const endless = componentStyle({
  background: `linear-gradient(${vars.color.brandAccent} 0 0) 50% 0 / 40% 100% no-repeat ${vars.color.border}`,
  '@media': {
    [media.motion]: { animation: `${pass} ${vars.duration.progress} linear infinite` },
    [media.forcedColors]: {
      background: `linear-gradient(Highlight 0 0) 50% 0 / 40% 100% no-repeat Canvas`,
      forcedColorAdjust: 'none',
    },
  },
  selectors: { '[data-direction="rtl"] &': { animationDirection: 'reverse' } },
});
componentGlobalStyle(`.${endless}::-moz-progress-bar`, { background: 'transparent' });
