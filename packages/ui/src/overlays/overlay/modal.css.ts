import { containerName, media } from '../../foundations/theme/containers.ts';
import { keyframes } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';
import { narrowScreen, screenName } from './screen.ts';

/** Covers the page, and is the box that a modal measures its width against; the height leaves out an on-screen keyboard. */
export const scrim = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.z.dialog,
  inlineSize: '100%',
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'flex',
  background: vars.color.scrim,
  containerName: `${screenName} ${containerName}`,
  containerType: 'inline-size',
  transition: `opacity ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '&[data-exiting]': { transitionDuration: vars.duration.leave, transitionTimingFunction: vars.ease.in },
  },
  '@media': { [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } } },
});

/** The floating surface, itself a box to measure for what stands in it. */
export const box = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  containerName,
  containerType: 'inline-size',
  background: vars.color.surfaceOverlay,
  color: vars.color.text,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  boxShadow: vars.shadow.dialog,
  transition: `transform ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '&[data-exiting]': { transitionDuration: vars.duration.leave, transitionTimingFunction: vars.ease.in },
  },
});

/** The whole dialog scrolls under its head and foot, so that the keyboard can always scroll it. */
export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'inherit',
  scrollPaddingBlock: vars.space[16],
  ':focus-visible': { outline: 'none' },
});

const drawLine = keyframes({ to: { borderBlockEndColor: vars.color.border } });

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: `${vars.space[5]} ${vars.space[3]}`,
  paddingInline: `${vars.space[6]} ${vars.space[4]}`,
  background: 'inherit',
  borderBlockEnd: `${vars.size.hairline} solid transparent`,
  // A line comes under the head as soon as something scrolls beneath it.
  '@supports': {
    '(animation-timeline: scroll())': {
      // Of any length but none: a build would write 0 s, at which the line is always there.
      animation: `${drawLine} 1s linear both`,
      animationTimeline: 'scroll()',
      animationRange: `0 ${vars.space[4]}`,
    },
  },
  '@container': { [narrowScreen]: { paddingInlineStart: vars.space[4], paddingBlockStart: vars.space[4] } },
});

export const bareHead = componentStyle({ justifyContent: 'flex-end', paddingBlockEnd: vars.space[1] });

export const title = componentStyle({ flexGrow: 1, minInlineSize: 0, paddingBlock: vars.space[1] });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flexGrow: 1,
  paddingInline: vars.space[6],
  paddingBlock: `${vars.space[1]} ${vars.space[6]}`,
  '@container': {
    [narrowScreen]: {
      paddingInline: vars.space[4],
      paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
    },
  },
});

export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingInline: vars.space[6],
  paddingBlock: vars.space[4],
  background: 'inherit',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': {
    [narrowScreen]: {
      paddingInline: vars.space[4],
      paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

/** A row of its own, rather than plain buttons, decides for itself how it fills the foot. */
componentGlobalStyle(`.${foot} > div:only-child`, { flexGrow: 1 });
