import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const line = `${vars.size.hairline} solid ${vars.color.border}`;

export const grid = componentStyle({
  // Pills that reach over other cells stay within.
  isolation: 'isolate',
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  overflow: 'hidden',
  '@container': { [containers.narrow]: { border: 0, background: 'transparent', borderRadius: 0 } },
});

export const week = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  selectors: { '& + &': { borderBlockStart: line } },
});

export const weekday = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  overflow: 'hidden',
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  '@container': { [containers.narrow]: { paddingInline: 0, textAlign: 'center' } },
});

/** As tall with one event as with none, so that walking through quiet days moves nothing. */
export const agenda = componentStyle({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space[2],
  minBlockSize: vars.space[16],
  '@container': { [containers.narrow]: { display: 'flex' } },
});
