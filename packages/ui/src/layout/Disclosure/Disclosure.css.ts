import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const disclosure = componentStyle({ minInlineSize: 0 });
export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.small,
  transition: `color ${vars.duration.quick}`,
  ':hover': { color: vars.color.brandText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const sign = componentStyle({
  flexShrink: 0,
  color: vars.color.textQuiet,
  transition: `transform ${vars.duration.quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
});
export const content = componentStyle({ paddingBlock: vars.space[2] });
