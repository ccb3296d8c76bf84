import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** One frame: the number, its unit and the two buttons stand in it. */
export const input = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  // As wide as the two buttons where they are touched.
  paddingInlineEnd: `calc(2 * ${vars.size.controlTouch})`,
});

export const besideUnit = componentStyle({ paddingInlineEnd: vars.size.columnXs });

export const end = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
});

export const unit = componentStyle({
  maxInlineSize: vars.space[16],
  paddingInlineEnd: vars.space[1],
  overflow: 'hidden',
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
