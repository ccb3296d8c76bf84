import { featureStyle, vars } from '@portal/ui/theme';

export const picture = featureStyle({ maxInlineSize: vars.size.contentFeed });
