import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } });

const phoneStart = `max(${vars.space[4]}, env(safe-area-inset-top))`;

export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  inlineSize: `min(${vars.size.dialogSmall}, calc(100vw - 2 * ${vars.space[4]}))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  // On phones dialogs rise from the bottom, and their buttons must stay in reach.
  '@media': {
    [media.phone]: {
      insetBlockEnd: 'auto',
      insetBlockStart: phoneStart,
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Under the top bar, whose buttons stay in reach. */
export const atTop = componentStyle({
  insetBlockEnd: 'auto',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  '@media': { [media.phone]: { insetBlockStart: phoneStart } },
});

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  background: vars.color.surfaceOverlay,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  animation: `${arrive} ${vars.duration.enter} ${vars.ease.out}`,
});

export const icon = componentStyle({ paddingBlockStart: vars.space[1] });

export const tones = componentVariants({
  info: { color: vars.color.infoSolid },
  positive: { color: vars.color.positiveSolid },
  caution: { color: vars.color.cautionSolid },
  critical: { color: vars.color.criticalSolid },
});

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0, paddingBlock: vars.space[1] });
export const text = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});
export const description = componentStyle({
  marginBlockStart: vars.space.half,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
export const action = componentStyle({ marginBlockStart: vars.space[2] });
