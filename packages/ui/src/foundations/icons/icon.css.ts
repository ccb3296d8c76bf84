import { componentStyle } from '../theme/layered-style.ts';

export const iconClass = componentStyle({ flexShrink: 0, display: 'block' });

export const turning = componentStyle({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
