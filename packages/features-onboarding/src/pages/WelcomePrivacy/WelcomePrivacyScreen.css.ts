import { featureStyle, vars } from '@portal/ui/theme';

/** What is shown of it stands further in than the contact information itself. */
export const within = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[8],
});
