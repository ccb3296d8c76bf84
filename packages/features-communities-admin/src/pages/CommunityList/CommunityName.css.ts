import { featureStyle, vars } from '@portal/ui/theme';

export const picture = featureStyle({ flex: 'none', inlineSize: vars.space[8] });
