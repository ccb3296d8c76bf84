import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

// For the browser it is read-only, and its colours are those of a field that can be used.
export const closed = componentStyle({ selectors: { '&:read-only': { background: vars.color.surfaceRaised } } });
export const compact = componentStyle({
  inlineSize: 'fit-content',
  selectors: { '&:read-only': { background: 'transparent' } },
});
