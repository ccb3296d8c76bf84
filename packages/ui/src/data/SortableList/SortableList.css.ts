import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: `calc(${vars.size.control} + ${vars.space[3]})`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: {
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-locked]': { background: vars.color.surfaceSunken, color: vars.color.textQuiet },
  },
});

export const grip = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.controlCompact,
  blockSize: vars.size.controlCompact,
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  cursor: 'grab',
  touchAction: 'none',
  ':hover': { color: vars.color.textStrong, background: vars.color.surfaceHover },
  ':active': { cursor: 'grabbing' },
  ':disabled': { color: vars.color.textDisabled, background: 'transparent', cursor: 'default' },
  '@media': { [media.touch]: { inlineSize: vars.size.controlTouch, blockSize: vars.size.controlTouch } },
});
export const lock = componentStyle([grip, { cursor: 'default', ':hover': { background: 'transparent' } }]);

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const moves = componentStyle({ display: 'flex', flexShrink: 0 });

export const move = componentStyle({
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, background: 'transparent', cursor: 'default' },
  },
});

/** Where an item would land. */
export const landing = componentStyle({
  blockSize: vars.size.ring,
  marginBlock: `calc(-1 * (${vars.space[1]} + ${vars.size.hairline}))`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  selectors: { '&[data-drop-target]': { background: vars.color.brandAccent } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});
