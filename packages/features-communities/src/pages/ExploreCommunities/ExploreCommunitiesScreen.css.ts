import { featureStyle, media, vars } from '@portal/ui/theme';

/** The place of the switch is kept until it is known whether there is one, and after that: the list below does not move. */
export const joined = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  minBlockSize: `calc(${vars.fontSize.md} * ${vars.lineHeight.text})`,
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});
