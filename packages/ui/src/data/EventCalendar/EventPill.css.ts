import { media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const pill = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: vars.size.target,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  cursor: 'pointer',
  transition: `box-shadow ${vars.duration.quick}`,
  // The line is the tone's own, drawn within so that nothing moves.
  ':hover': { boxShadow: `inset 0 0 0 ${vars.size.hairline} currentColor` },
  ':focus-visible': { outlineOffset: 0 },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid` } },
});

export const tones = componentVariants({
  neutral: { background: vars.color.surfaceSunken, color: vars.color.text },
  brand: { background: vars.color.brandSoft, color: vars.color.brandText },
  info: { background: vars.color.infoSoft, color: vars.color.infoText },
  positive: { background: vars.color.positiveSoft, color: vars.color.positiveText },
  caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
  critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
});

/** A small mark in the tone, where there is no space for words. */
export const marks = componentVariants({
  neutral: { background: vars.color.borderStrong },
  brand: { background: vars.color.brandAccent },
  info: { background: vars.color.infoSolid },
  positive: { background: vars.color.positiveSolid },
  caution: { background: vars.color.cautionSolid },
  critical: { background: vars.color.criticalSolid },
});

export const time = componentStyle({
  flexShrink: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const title = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const continued = componentStyle({ borderStartStartRadius: 0, borderEndStartRadius: 0 });
export const continuing = componentStyle({ borderStartEndRadius: 0, borderEndEndRadius: 0 });
