import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const box = componentStyle({
  blockSize: '100%',
  borderBlockWidth: 0,
});

const upTo = (width: string) => ({ inlineSize: `min(${width}, 100%)` });

export const sizes = componentVariants({ sm: upTo(vars.size.drawer), md: upTo(vars.size.dialogSmall) });

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
