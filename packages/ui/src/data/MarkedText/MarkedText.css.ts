import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** By weight and its ground: no colour alone says it. */
export const match = componentStyle({
  background: vars.color.brandSoft,
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } },
});
