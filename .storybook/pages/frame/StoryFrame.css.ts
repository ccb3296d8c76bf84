import { featureStyle, vars } from '@portal/ui/theme';

export const frame = featureStyle({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceSunken,
});

export const picture = featureStyle({
  position: 'absolute',
  insetBlockStart: 0,
  // A page is drawn from its left edge in either direction.
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  background: vars.color.surfacePage,
});

/** Storybook's own page shows before the story, white in the dark. */
export const undrawn = featureStyle({ visibility: 'hidden' });
