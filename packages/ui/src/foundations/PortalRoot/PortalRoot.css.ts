import '../theme/base-theme.css.ts';
import '../theme/print.css.ts';
import '../theme/reset.css.ts';
import { containerName, media } from '../theme/containers.ts';
import { componentStyle } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

/** The box that container queries measure; overlays stand beside it, since a container would hold fixed boxes in. */
export const content = componentStyle({
  containerName,
  containerType: 'inline-size',
  minBlockSize: 'inherit',
});

/** What lies below it has its colour too: the canvas around the root is the browser's, whose black in the dark is no theme's. */
export const wholePage = componentStyle({
  minBlockSize: '100dvh',
  boxShadow: `0 100dvh ${vars.color.surfacePage}`,
  '@media': { [media.print]: { boxShadow: 'none' } },
});

export const root = componentStyle({ position: 'relative' });

/** Without height at a corner that stays: at the end of the page an open menu would leave its button when the page grows. */
export const overlays = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.overlay,
  '@media': { [media.print]: { display: 'none' } },
});
