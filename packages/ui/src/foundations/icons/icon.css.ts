import { componentStyle, componentVariants } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

const shape = { flexShrink: 0, display: 'block' } as const;

/** By the size in pixels that an icon has where text is as large as usual. */
export const iconClasses = componentVariants({
  16: { ...shape, inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
  20: { ...shape, inlineSize: vars.size.icon, blockSize: vars.size.icon },
  24: { ...shape, inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
});

export const turning = componentStyle({
  selectors: {
    '[data-direction="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-direction="rtl"] [data-direction="ltr"] &': { transform: 'none' },
  },
});
