import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const row = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  color: vars.color.text,
  cursor: 'pointer',
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.touch]: { paddingBlock: vars.space[2] } },
});

export const disabledRow = componentStyle({ cursor: 'default', color: vars.color.textDisabled });

/** A native checkbox knows no read-only: it keeps its tick, its focus and its colour. */
export const readOnlyRow = componentStyle({ cursor: 'default' });

export const input = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  display: 'grid',
  placeItems: 'center',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.textQuiet },
  ':checked': { background: vars.color.brandSolid, borderColor: vars.color.brandSolid },
  ':indeterminate': { background: vars.color.brandSolid, borderColor: vars.color.brandSolid },
  ':disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  '::before': {
    content: '',
    inlineSize: '0.75em',
    blockSize: '0.75em',
    background: vars.color.onBrandSolid,
    clipPath: 'polygon(14% 44%, 0 60%, 40% 98%, 100% 22%, 85% 8%, 38% 68%)',
    transform: 'scale(0)',
    transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
  },
  selectors: {
    '&:is(:checked, :indeterminate):hover:not(:disabled, [aria-readonly="true"])': {
      background: vars.color.brandStrong,
      borderColor: vars.color.brandStrong,
    },
    '&:checked::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { transform: 'scale(1)', clipPath: 'inset(42% 0)' },
    '&:disabled::before': { background: vars.color.textDisabled },
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalSolid },
    '&[aria-readonly="true"]:not(:checked)': { background: vars.color.surfaceSunken },
    '&[aria-readonly="true"]:checked': { background: vars.color.textQuiet, borderColor: vars.color.textQuiet },
    '&[aria-readonly="true"]::before': { background: vars.color.surfaceRaised },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
});
export const description = componentStyle({ color: vars.color.textQuiet, fontSize: vars.fontSize.sm });
export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
});
