import { featureStyle, vars } from '@portal/ui/theme';

export const quantity = featureStyle({ inlineSize: vars.size.columnXs });
