import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const box = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const end = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
});
export const waiting = componentStyle({ display: 'flex', paddingInline: vars.space[2], color: vars.color.textQuiet });
export const panel = componentStyle({ inlineSize: 'var(--trigger-width)' });
export const emptyList = componentStyle({ padding: 0 });

export const note = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});

export const loadingMore = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space[2],
  color: vars.color.textQuiet,
});
