import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}, transform ${vars.duration.quick}`,
  ':active': { transform: 'scale(0.985)' },
  ':disabled': { cursor: 'default', transform: 'none' },
  selectors: {
    '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
    // A link stays pressed until its page is rendered.
    '&[data-pending]': { transform: 'scale(0.985)' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const sizes = componentVariants({
  sm: {
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[3],
    gap: vars.space[1],
    fontSize: vars.fontSize.sm,
    '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
  },
  md: {
    minBlockSize: vars.size.control,
    paddingInline: vars.space[4],
    gap: vars.space[2],
    fontSize: vars.fontSize.sm,
    '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
  },
  lg: {
    minBlockSize: vars.size.controlLarge,
    paddingInline: vars.space[5],
    gap: vars.space[2],
    fontSize: vars.fontSize.md,
  },
});

export const squares = componentVariants({
  sm: {
    inlineSize: vars.size.controlCompact,
    paddingInline: 0,
    '@media': { [media.touch]: { inlineSize: vars.size.controlTouch } },
  },
  md: {
    inlineSize: vars.size.control,
    paddingInline: 0,
    '@media': { [media.touch]: { inlineSize: vars.size.controlTouch } },
  },
  lg: { inlineSize: vars.size.controlLarge, paddingInline: 0 },
});

const disabled = {
  color: vars.color.textDisabled,
  background: vars.color.surfaceHover,
  borderColor: 'transparent',
};

export const tones = componentVariants({
  primary: {
    background: vars.color.brandSolid,
    color: vars.color.onBrandSolid,
    ':hover': { background: vars.color.brandStrong },
    ':disabled': disabled,
  },
  secondary: {
    background: vars.color.surfaceRaised,
    color: vars.color.textStrong,
    borderColor: vars.color.border,
    ':hover': { background: vars.color.surfaceHover, borderColor: vars.color.borderStrong },
    ':disabled': { ...disabled, background: 'transparent', borderColor: vars.color.border },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.brandText,
    ':hover': { background: vars.color.surfaceHover },
    ':disabled': { ...disabled, background: 'transparent' },
  },
  neutral: {
    background: 'transparent',
    color: vars.color.textQuiet,
    ':hover': { background: vars.color.surfaceHover, color: vars.color.textStrong },
    ':disabled': { ...disabled, background: 'transparent' },
  },
  critical: {
    background: vars.color.criticalSolid,
    color: vars.color.onTone,
    ':hover': { background: `color-mix(in oklch, ${vars.color.criticalSolid}, ${vars.color.textStrong} 15%)` },
    ':disabled': disabled,
  },
});

export const fullWidth = componentStyle({ inlineSize: '100%' });
export const face = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
});
export const hiddenFace = componentStyle({ opacity: 0 });
export const waiting = componentStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
