import { featureStyle, media, vars } from '@portal/ui/theme';

/** Down to the foot of the panel. 500 pixels where letters have their usual size and the screen has room for them; on a phone the panel scrolls as a whole. */
export const inPanel = featureStyle({
  blockSize: 'min(31.25rem, 100dvh - 18rem)',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.phone]: { blockSize: 'auto', marginBlockEnd: 0, overflowY: 'visible' } },
});
