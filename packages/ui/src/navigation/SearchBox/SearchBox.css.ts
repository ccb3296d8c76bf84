import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** On a phone the list is as wide as the bar, which is the box that it stands below. */
export const box = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@container': { [containers.narrow]: { position: 'static' } },
});

export const field = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });

/** The list scrolls and not what stands around it: it is the field's own, to which no key has to lead. */
export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[4]})`,
  overflow: 'hidden',
  background: vars.color.surfaceOverlay,
  color: vars.color.text,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  '@container': {
    [containers.narrow]: {
      insetBlockStart: '100%',
      maxBlockSize: `calc(100dvh - ${vars.size.header})`,
      borderRadius: 0,
      borderInline: 0,
    },
  },
});

export const away = componentStyle({ display: 'none' });

export const status = componentStyle({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  paddingInline: vars.space[4],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});

export const list = componentStyle({
  minBlockSize: 0,
  paddingBlock: vars.space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const group = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  ':first-child': { borderBlockStart: 0 },
});

export const title = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

export const count = componentStyle({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.fontWeight.regular });

export const option = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.controlTouch,
  // One line of words stands in the middle.
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  ':hover': { background: vars.color.surfaceHover },
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.brandSoft,
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } } } },
});

export const quiet = componentStyle({ color: vars.color.brandText, fontWeight: vars.fontWeight.semibold });
export const closed = componentStyle({ color: vars.color.text, cursor: 'default', ':hover': { background: 'none' } });

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: vars.color.textQuiet });
export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const footer = componentStyle({
  padding: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});
