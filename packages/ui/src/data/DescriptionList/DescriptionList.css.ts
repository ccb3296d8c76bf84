import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { containers } from '../../foundations/theme/containers.ts';
import { ownDirection } from '../../foundations/theme/own-direction.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });
export const entry = componentStyle({
  display: 'grid',
  gap: `${vars.space.half} ${vars.space[4]}`,
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
export const stackedEntry = componentStyle({ display: 'grid', gap: vars.space.half });
export const inlineEntry = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minInlineSize: 0,
});
export const term = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
});
export const description = componentStyle({ color: vars.color.text, overflowWrap: 'anywhere', ...ownDirection });
