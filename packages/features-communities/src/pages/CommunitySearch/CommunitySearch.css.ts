import { featureStyle, media, vars } from '@portal/ui/theme';

/** By weight and an underline besides its ground: no colour is needed to see it. */
export const match = featureStyle({
  background: vars.color.brandSoft,
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } },
});

/** Posts found stand apart by a line: none of them is a card, because they are read one after the other. */
export const found = featureStyle({
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});
