import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const box = componentStyle({
  blockSize: '100%',
  inlineSize: `min(${vars.size.drawer}, 100%)`,
  borderBlockWidth: 0,
});

const from = (edge: string) => ({ '&[data-entering], &[data-exiting]': { transform: `translateX(${edge})` } });
const fromInRtl = (edge: string) => ({
  '[data-direction="rtl"] &[data-entering], [data-direction="rtl"] &[data-exiting]': {
    transform: `translateX(${edge})`,
  },
});
const left = `calc(-1 * ${vars.space[6]})`;
const right = vars.space[6];

export const sides = componentVariants({
  start: { marginInlineEnd: 'auto', borderInlineStartWidth: 0, selectors: { ...from(left), ...fromInRtl(right) } },
  end: { marginInlineStart: 'auto', borderInlineEndWidth: 0, selectors: { ...from(right), ...fromInRtl(left) } },
});
