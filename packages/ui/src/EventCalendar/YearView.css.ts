import { containers } from '../theme/containers.ts';
import { componentStyle } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

export const year = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@container': {
    [containers.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
    [containers.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
