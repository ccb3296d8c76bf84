import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

// Shared with the skeleton that stands in while the editor loads, so that nothing moves when it arrives.

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.duration.quick}`,
});

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.half,
  padding: vars.space[1],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const tool = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.controlCompact,
  blockSize: vars.size.controlCompact,
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  '@media': { [media.touch]: { inlineSize: vars.size.controlTouch, blockSize: vars.size.controlTouch } },
});

export const gap = componentStyle({
  inlineSize: vars.size.hairline,
  blockSize: vars.space[5],
  marginInline: vars.space[1],
  background: vars.color.border,
});

export const content = componentStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  overflowY: 'auto',
  maxBlockSize: '60vh',
});

export const height = componentVariants({
  post: { minBlockSize: vars.size.columnXs },
  comment: { minBlockSize: vars.size.controlLarge },
});
