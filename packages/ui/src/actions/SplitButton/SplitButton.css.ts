import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const split = componentStyle({ display: 'inline-flex', maxInlineSize: '100%', gap: vars.size.hairline });

const half = (which: string) => `.${split} > ${which}`;

componentGlobalStyle(half('button:first-of-type'), {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  minInlineSize: 0,
});
componentGlobalStyle(half('button:last-of-type'), {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  flexShrink: 0,
});
// Two edges beside each other would be a thick line.
componentGlobalStyle(`.${split}[data-tone="secondary"] > button:last-of-type`, {
  marginInlineStart: `calc(-2 * ${vars.size.hairline})`,
});
componentGlobalStyle(half('button:focus-visible'), { position: 'relative', zIndex: vars.z.sticky });
