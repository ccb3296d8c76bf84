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

export const wholePage = componentStyle({ minBlockSize: '100dvh' });

export const root = componentStyle({ position: 'relative' });

/** Without height at a corner that stays: at the end of the page an open menu would leave its button when the page grows. */
export const overlays = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.overlay,
  '@media': { [media.print]: { display: 'none' } },
});
