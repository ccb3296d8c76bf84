import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.size.controlCompact,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.brandBorder}`,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const removable = componentStyle({ paddingInlineEnd: vars.space[1] });

export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  ':hover': { background: vars.color.brandBorder },
  '@media': { [media.touch]: { inlineSize: vars.size.controlCompact, blockSize: vars.size.controlCompact } },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});
