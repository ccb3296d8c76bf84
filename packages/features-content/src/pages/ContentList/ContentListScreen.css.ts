import { featureStyle, vars } from '@portal/ui/theme';

/** Its words and its sign end in line with what is above and below: the field has no frame. */
export const sort = featureStyle({ minInlineSize: 0, marginInline: `calc(-1 * ${vars.space[3]})` });
