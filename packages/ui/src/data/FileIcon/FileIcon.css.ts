import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const sheet = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: vars.space[8],
  blockSize: vars.space[10],
  flex: 'none',
});
export const drawing = componentStyle({ inlineSize: '100%', blockSize: '100%' });
export const paper = componentStyle({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.borderStrong,
  strokeWidth: vars.size.hairline,
});
export const fold = componentStyle({
  fill: vars.color.surfaceSunken,
  stroke: vars.color.borderStrong,
  strokeWidth: vars.size.hairline,
});

const letters = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInline: vars.space.half,
  minBlockSize: vars.space[3],
  borderRadius: vars.radius.small,
  fontSize: `calc(0.75 * ${vars.fontSize.xs})`,
  lineHeight: vars.space[3],
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
  color: vars.color.onTone,
});

export const band = componentVariants({
  neutral: [letters, { background: vars.color.textQuiet, color: vars.color.surfaceRaised }],
  brand: [letters, { background: vars.color.brandSolid, color: vars.color.onBrandSolid }],
  info: [letters, { background: vars.color.infoSolid }],
  positive: [letters, { background: vars.color.positiveSolid }],
  caution: [letters, { background: vars.color.cautionSolid }],
  critical: [letters, { background: vars.color.criticalSolid }],
});
