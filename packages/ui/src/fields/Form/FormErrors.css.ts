import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const errors = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.size.hairline} solid ${vars.color.criticalBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.criticalSoft,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
  scrollMarginBlock: vars.space[16],
});

export const sign = componentStyle({ color: vars.color.criticalText });
export const words = componentStyle({ minInlineSize: 0 });
export const title = componentStyle({ color: vars.color.textStrong, fontWeight: vars.fontWeight.semibold });
export const list = componentStyle({ display: 'grid', gap: vars.space.half });

export const link = componentStyle({
  display: 'inline-block',
  minBlockSize: vars.size.target,
  color: vars.color.criticalText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.touch]: { paddingBlock: vars.space[2] } },
});
