import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';
import { box, endAdornment, withEnd } from '../field/field.css.ts';

// Where a phone shows larger text, the button stands below the field, which is then as wide as its form.
export const row = componentStyle([box, { '@container': { [containers.tiny]: { flexWrap: 'wrap' } } }]);
export const input = componentStyle([
  withEnd,
  { '@container': { [containers.tiny]: { paddingInlineEnd: vars.space[3] } } },
]);
export const show = componentStyle([endAdornment, { '@container': { [containers.tiny]: { position: 'static' } } }]);
