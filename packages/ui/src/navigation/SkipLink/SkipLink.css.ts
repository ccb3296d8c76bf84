import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Out of sight until the keyboard comes to it. */
export const skip = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.z.drawer,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlTouch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
