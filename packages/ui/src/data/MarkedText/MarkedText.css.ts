import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const chosen = '[aria-selected="true"] &';

/** By weight and its ground: no colour alone says it. */
export const match = componentStyle({
  background: vars.color.brandSoft,
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  borderRadius: vars.radius.small,
  // An option that is chosen has that ground itself.
  selectors: { [chosen]: { background: vars.color.surfaceRaised } },
  '@media': {
    [media.forcedColors]: {
      background: 'Mark',
      color: 'MarkText',
      forcedColorAdjust: 'none',
      selectors: { [chosen]: { background: 'Mark' } },
    },
  },
});
