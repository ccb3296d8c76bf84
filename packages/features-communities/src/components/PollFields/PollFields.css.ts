import { featureStyle, vars } from '@portal/ui/theme';

/** The button stands beside the field, not beside its label. */
export const row = featureStyle({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2] });
export const grows = featureStyle({ flex: 1, minInlineSize: 0 });
