import { containers, featureStyle, vars } from '@portal/ui/theme';

/** Choices under each other; those below a category stand further in. */
export const choices = featureStyle({ display: 'grid', gap: vars.space[3] });
export const below = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: vars.space[8],
  '@container': { [containers.tiny]: { paddingInlineStart: vars.space[4] } },
});
