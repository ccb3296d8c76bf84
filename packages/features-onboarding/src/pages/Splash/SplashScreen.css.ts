import { featureStyle, vars } from '@portal/ui/theme';

/** As high as what the bar leaves of the window, so that the footer stands at its end. */
export const screen = featureStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
});

export const footer = featureStyle({
  padding: `${vars.space[5]} ${vars.space[4]}`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'center',
});
