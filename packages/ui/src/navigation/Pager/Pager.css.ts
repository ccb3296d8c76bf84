import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const pager = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  minInlineSize: 0,
});

export const range = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.half });

/** A phone has space for the two arrows alone. */
export const number = componentStyle({ '@container': { [containers.narrow]: { display: 'none' } } });

export const gap = componentStyle({ paddingInline: vars.space[1], color: vars.color.textQuiet });

export const current = componentStyle({
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontVariantNumeric: 'tabular-nums',
});
