import { containers, featureStyle, vars } from '@portal/ui/theme';

export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.brandBorder },
  ':focus-within': { borderColor: vars.color.brandBorder },
});

/** As wide as the card is tall. */
export const picture = featureStyle({
  flexShrink: 0,
  inlineSize: `calc(${vars.fontSize.sm} * 7.5)`,
  '@container': { [containers.tiny]: { display: 'none' } },
});

export const words = featureStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.half,
  paddingInline: vars.space[3],
  overflowWrap: 'anywhere',
});

/** Beside the button that takes it away. */
export const removable = featureStyle({ paddingInlineEnd: vars.space[10] });

/** Opens from anywhere on the card. */
export const title = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
      borderRadius: vars.radius.image,
    },
  },
});

export const remove = featureStyle({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1 });
