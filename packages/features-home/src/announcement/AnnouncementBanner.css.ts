import { containers, featureStyle, vars } from '@portal/ui/theme';

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
  '@container': {
    [containers.narrow]: { maxInlineSize: 'none', maxBlockSize: `min(40dvh, calc(6lh + ${vars.space[10]}))` },
  },
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
});

/** In view however far the words are read. */
export const more = featureStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlockEnd: vars.space[3],
  marginBlockEnd: `calc(-1 * ${vars.space[3]})`,
  background: vars.color.infoSoft,
});
