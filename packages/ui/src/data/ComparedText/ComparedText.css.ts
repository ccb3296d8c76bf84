import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Underlined besides its ground: no colour is needed to see it. */
export const mark = componentStyle({
  background: vars.color.brandSoft,
  color: 'inherit',
  borderRadius: vars.radius.small,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brandText,
  textUnderlineOffset: '0.2em',
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } },
});
