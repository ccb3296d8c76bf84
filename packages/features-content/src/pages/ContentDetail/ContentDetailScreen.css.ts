import { featureStyle, media, vars } from '@portal/ui/theme';

/** What is pressed or leads on has no place on paper. */
export const onScreen = featureStyle({ '@media': { [media.print]: { display: 'none' } } });

/** Their signs stand in line with the words above: the buttons have no frame. */
export const actions = featureStyle({
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  '@media': { [media.print]: { display: 'none' } },
});
