import { featureStyle, media, vars } from '@portal/ui/theme';

/** What chooses the reader has no place on paper. It is a page of its own above that of the reader: their spaces would add up. */
export const onScreen = featureStyle({
  marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
  '@media': { [media.print]: { display: 'none' } },
});

export const choices = featureStyle({ paddingBlockStart: vars.space[3] });
