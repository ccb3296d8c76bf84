import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const step = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 });

export const current = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
});
