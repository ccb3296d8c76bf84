import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const field = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const photo = componentStyle({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const veil = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  color: vars.color.textStrong,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 70%, transparent)`,
});

export const choice = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  flex: `1 1 ${vars.size.columnMd}`,
  minInlineSize: 0,
});
