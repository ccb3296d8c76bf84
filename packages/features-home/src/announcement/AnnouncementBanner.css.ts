import { featureStyle, vars } from '@portal/ui/theme';

/** It lies over the page: what is under it must not shine through, and it stands out from there. */
export const card = featureStyle({
  maxInlineSize: vars.size.dialogSmall,
  background: vars.color.surfaceOverlay,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  // However much is announced, the page is still to be seen above it.
  maxBlockSize: '40dvh',
  overflowY: 'auto',
});
