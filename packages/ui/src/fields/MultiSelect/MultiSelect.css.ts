import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: `min(${vars.size.dialogSmall}, calc(100vw - 2 * ${vars.space[2]}))`,
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  ':focus-visible': { outline: 'none' },
});

/** Stays in view while the options scroll under it. */
export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceOverlay,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});

export const none = componentStyle({
  padding: vars.space[3],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});

export const quiet = componentStyle({ color: vars.color.textQuiet });
export const chips = componentStyle({ paddingBlockStart: vars.space[1] });
