import { featureStyle, vars } from '@portal/ui/theme';

/** At either edge of the page its words stand in line with what is above and below: the button has no frame. */
export const arrange = featureStyle({ marginInline: `calc(-1 * ${vars.space[4]})` });
