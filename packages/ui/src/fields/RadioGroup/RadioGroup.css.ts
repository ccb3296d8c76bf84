import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const options = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
});

export const inlineOptions = componentStyle({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[5] });

export const input = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  display: 'grid',
  placeItems: 'center',
  transition: `border-color ${vars.duration.quick}`,
  '::before': {
    content: '',
    inlineSize: vars.space[2],
    blockSize: vars.space[2],
    borderRadius: vars.radius.full,
    background: vars.color.onBrandSolid,
    transform: 'scale(0)',
    transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
  },
  ':hover': { borderColor: vars.color.textQuiet },
  ':checked': { background: vars.color.brandSolid, borderColor: vars.color.brandSolid },
  ':disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  selectors: {
    '&:checked:hover:not(:disabled)': { background: vars.color.brandStrong, borderColor: vars.color.brandStrong },
    '&:checked::before': { transform: 'scale(1)' },
    '&:disabled::before': { background: vars.color.textDisabled },
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalSolid },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } } },
});
