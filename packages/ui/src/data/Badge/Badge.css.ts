import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid transparent`,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

export const sizes = componentVariants({
  sm: { paddingBlock: vars.size.hairline, paddingInline: vars.space[2], fontSize: vars.fontSize.xs },
  md: { paddingBlock: vars.space.half, paddingInline: vars.space[3], fontSize: vars.fontSize.sm },
});

export const tones = componentVariants({
  neutral: { background: vars.color.surfaceSunken, color: vars.color.textQuiet, borderColor: vars.color.border },
  brand: { background: vars.color.brandSoft, color: vars.color.brandText },
  info: { background: vars.color.infoSoft, color: vars.color.infoText },
  positive: { background: vars.color.positiveSoft, color: vars.color.positiveText },
  caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
  critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
});

export const words = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
