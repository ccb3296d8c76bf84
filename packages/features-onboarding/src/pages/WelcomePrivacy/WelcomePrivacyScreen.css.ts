import { containers, featureStyle, vars } from '@portal/ui/theme';

/** What is shown of it stands further in than the contact information itself. */
export const within = featureStyle({
  display: 'grid',
  // Long words break rather than reach out of a narrow card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingInlineStart: vars.space[8],
  '@container': { [containers.tiny]: { paddingInlineStart: 0 } },
});
