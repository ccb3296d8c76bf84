import { featureStyle, vars } from '@portal/ui/theme';

export const item = featureStyle({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.card,
});

export const unread = featureStyle({ background: vars.color.brandSoft });

export const words = featureStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** At the end of the line, as high as its first words. */
export const dot = featureStyle({
  flexShrink: 0,
  marginBlockStart: vars.space[2],
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: '50%',
  background: vars.color.brandSolid,
});
