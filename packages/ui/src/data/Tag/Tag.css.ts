import { media } from '../../foundations/theme/containers.ts';
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
  // Lighter than the page in the dark, where what is sunken would be a hole.
  background: vars.color.surfaceHover,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  border: `${vars.size.hairline} solid transparent`,
});

/** Its target reaches half of the gap to the tags around it, so that a finger meets one of 32 px and no line is taller. */
export const linked = componentStyle({
  position: 'relative',
  color: vars.color.brandText,
  ':hover': { background: vars.color.brandSoft },
  '@media': {
    [media.touch]: { '::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[1]})` } },
  },
});

export const dot = componentStyle({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  flexShrink: 0,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
});
