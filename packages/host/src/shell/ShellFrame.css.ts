import { featureStyle, vars } from '@portal/ui/theme';

/** Below the top bar, which stays in view too. */
export const notice = featureStyle({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: vars.z.sticky,
});
