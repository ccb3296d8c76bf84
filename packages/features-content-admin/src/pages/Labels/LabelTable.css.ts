import { featureStyle, vars } from '@portal/ui/theme';

/** Begins further in than what it is below, and is lighter. */
export const below = featureStyle({
  display: 'block',
  paddingInlineStart: vars.space[5],
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
});
