import { keyframes } from '@vanilla-extract/css';
import { featureGlobalStyle, featureStyle, media, vars } from '@portal/ui/theme';

const comeIn = keyframes({ from: { opacity: 0 } });

/** The library places it by its size. */
export const panel = featureStyle({
  position: 'fixed',
  zIndex: vars.z.dialog,
  boxSizing: 'border-box',
  inlineSize: vars.size.popover,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[2]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[5],
  background: vars.color.surfaceOverlay,
  color: vars.color.text,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.dialog,
  '@media': {
    [media.motion]: { animation: `${comeIn} ${vars.duration.enter} ${vars.ease.out}` },
    [media.print]: { display: 'none' },
  },
});

// It is not rendered, but the panel keeps as far from the window's edge as it is wide.
featureGlobalStyle(`.${panel} > .driver-popover-arrow`, {
  position: 'absolute',
  visibility: 'hidden',
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
});

// Under the panel, over everything else of the portal: the library's own number is meant for any page.
featureGlobalStyle('.portal-root > .driver-overlay', {
  zIndex: `${vars.z.overlay} !important`,
  '@media': { [media.print]: { display: 'none' } },
});

featureGlobalStyle('.driver-no-interaction, .driver-no-interaction *', { pointerEvents: 'none' });

/** What the page dims to. */
export const scrim = vars.color.scrim;
