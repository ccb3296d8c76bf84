import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const card = componentStyle({ blockSize: '100%', overflow: 'clip' });
export const media = componentStyle({ position: 'relative' });
export const corner = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  // What stands there may come after its card.
  ':empty': { display: 'none' },
});
export const badges = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  maxInlineSize: '70%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
});
export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[2],
  padding: vars.space[4],
  minInlineSize: 0,
});
/** At the bottom, so that those of a row stand in line; the footer follows. */
export const meta = componentStyle({ marginBlockStart: 'auto', ':empty': { display: 'none' } });
export const footer = componentStyle({
  selectors: { [`${meta}:not(:empty) + &`]: { marginBlockStart: 0 } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
