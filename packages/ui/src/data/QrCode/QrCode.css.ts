import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Dark on light in every theme: that is what cameras look for. */
export const code = componentStyle({
  inlineSize: '100%',
  maxInlineSize: 'calc(4 * 64px)',
  blockSize: 'auto',
  backgroundColor: 'white',
  color: 'black',
  borderRadius: vars.radius.image,
  printColorAdjust: 'exact',
});
