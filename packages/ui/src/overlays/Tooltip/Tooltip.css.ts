import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const tooltip = componentStyle({
  maxInlineSize: vars.size.popover,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  border: `${vars.size.hairline} solid transparent`,
  transition: `opacity ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.motion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } } },
});
