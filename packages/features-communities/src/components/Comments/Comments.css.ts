import { containers, featureStyle, vars } from '@portal/ui/theme';

/** In line with the name, not with the face; where there is little space, with the face. */
export const body = featureStyle({
  paddingInlineStart: vars.space[10],
  '@container': { [containers.narrow]: { paddingInlineStart: vars.space[0] } },
});

/** The icons stand under the text, not their buttons' edges. */
export const marks = featureStyle({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });

/** Replies hang on a thin line under the face they answer. */
export const replies = featureStyle({
  marginBlockStart: vars.space[4],
  marginInlineStart: vars.space[3],
  paddingInlineStart: vars.space[6],
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': { [containers.narrow]: { paddingInlineStart: vars.space[3] } },
});

export const anchor = featureStyle({ scrollMarginBlockStart: vars.size.header });

/** Tinted beyond its edges, so that nothing of it moves. */
export const highlighted = featureStyle({
  borderRadius: vars.radius.control,
  background: vars.color.brandSoft,
  boxShadow: `0 0 0 ${vars.space[2]} ${vars.color.brandSoft}`,
  ':focus-visible': { outlineOffset: vars.space[2] },
});
