import { featureStyle, vars } from '@portal/ui/theme';

/** Above the work, and apart from it. */
export const banner = featureStyle({ paddingBlockEnd: vars.space[4] });
