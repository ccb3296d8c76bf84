import { floating } from '../../overlays/overlay/overlay.css.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle([
  floating,
  {
    position: 'absolute',
    zIndex: vars.z.overlay,
    inlineSize: vars.size.columnMd,
    maxInlineSize: '100%',
    maxBlockSize: vars.size.columnSm,
    padding: vars.space[1],
  },
]);

export const note = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});
