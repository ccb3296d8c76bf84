import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const rules = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[1],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  transition: `color ${vars.duration.quick}`,
});

export const met = componentStyle({ color: vars.color.positiveText });

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconSmall,
  blockSize: `calc(1em * ${vars.lineHeight.snug})`,
});

export const ring = componentStyle({
  inlineSize: vars.space[3],
  blockSize: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
});
