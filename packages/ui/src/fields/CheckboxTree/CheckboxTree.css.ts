import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const level = componentStyle({ display: 'grid', gap: vars.space[1] });
export const tree = componentStyle([level, { paddingBlockStart: vars.space[1] }]);
export const children = componentStyle([
  level,
  { paddingInlineStart: vars.space[6], selectors: { '&[hidden]': { display: 'none' } } },
]);
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.controlCompact,
});
export const count = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const opener = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlCompact,
  blockSize: vars.size.controlCompact,
  borderRadius: vars.radius.control,
  color: vars.color.textQuiet,
  '@media': { [media.touch]: { inlineSize: vars.size.controlTouch, blockSize: vars.size.controlTouch } },
  transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-expanded="false"]': { transform: 'rotate(-90deg)' },
    '[data-direction="rtl"] &[aria-expanded="false"]': { transform: 'rotate(90deg)' },
  },
});
