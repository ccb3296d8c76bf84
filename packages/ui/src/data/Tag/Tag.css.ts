import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  border: `${vars.size.hairline} solid transparent`,
});

export const linked = componentStyle({ ':hover': { background: vars.color.brandSoft, color: vars.color.brandText } });

export const dot = componentStyle({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  flexShrink: 0,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
});
