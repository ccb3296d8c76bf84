import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const lines = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** Suburb, state and postcode in one line where there is space. */
export const place = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  '@container': {
    [containers.medium]: { gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.columnXs}, 1fr))` },
  },
});
