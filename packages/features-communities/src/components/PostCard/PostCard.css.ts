import { featureStyle, vars } from '@portal/ui/theme';

export const picture = featureStyle({ maxInlineSize: vars.size.contentFeed });

/** What a poll takes up, to the pixel, with the lines above and below its answers: the post below it stays where it is when the poll comes. */
export const pollFallback = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: `calc(${vars.fontSize.sm} * ${vars.lineHeight.text} + ${vars.space[2]})`,
  paddingBlockEnd: `calc(${vars.fontSize.sm} * ${vars.lineHeight.snug} + ${vars.space[2]})`,
});

export const pollAnswer = featureStyle({
  blockSize: vars.size.controlTouch,
  borderRadius: vars.radius.control,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
});
