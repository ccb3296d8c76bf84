import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const scroller = componentStyle({ overflowX: 'auto', borderRadius: vars.radius.small });
export const table = componentStyle({
  inlineSize: '100%',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});
const cell = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
};
export const heading = componentStyle({
  ...cell,
  color: vars.color.textQuiet,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'end',
  verticalAlign: 'bottom',
});
export const first = componentStyle({
  ...cell,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});
export const figure = componentStyle({
  ...cell,
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
