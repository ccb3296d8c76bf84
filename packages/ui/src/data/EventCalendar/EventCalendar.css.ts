import { containerName } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Measured by itself: beside a panel it may be narrow on a wide page. */
export const calendar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  containerName,
  containerType: 'inline-size',
});
