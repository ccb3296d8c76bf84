import { containers, featureStyle, vars } from '@portal/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

export const table = featureStyle({ inlineSize: '100%', fontSize: vars.fontSize.sm, textAlign: 'start' });
export const cell = featureStyle({
  padding: vars.space[2],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
const onPhones = (rule: StyleRule): StyleRule => ({ '@container': { [containers.narrow]: rule } });
/** Its rows are blocks on a phone, their cells under each other. */
export const stackingTable = featureStyle([table, onPhones({ display: 'block' })]);
export const stackingRow = featureStyle(
  onPhones({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  }),
);
export const stackingHead = featureStyle(onPhones({ display: 'none' }));
export const stackingBody = featureStyle(onPhones({ display: 'block' }));
/** In a row of several lines, words and picture begin at the same height. */
export const stackingCell = featureStyle([
  cell,
  { verticalAlign: 'top', paddingBlock: vars.space[4] },
  onPhones({ display: 'block', padding: 0, borderBlockEnd: 'none', minInlineSize: 0 }),
]);
export const chooser = featureStyle({ maxInlineSize: vars.size.dialogSmall });
export const scroll = featureStyle({ overflowX: 'auto' });
export const code = featureStyle({ fontFamily: vars.font.mono, fontSize: vars.fontSize.xs, overflowWrap: 'anywhere' });
export const snippet = featureStyle({
  margin: 0,
  padding: vars.space[4],
  overflowX: 'auto',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.card,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'pre',
});
export const swatch = featureStyle({
  blockSize: vars.size.controlTouch,
  minInlineSize: vars.space[16],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const pair = featureStyle({
  padding: vars.space[3],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const bar = featureStyle({ blockSize: vars.space[4], background: vars.color.brandAccent });
export const square = featureStyle({
  blockSize: vars.space[16],
  background: vars.color.brandSoft,
  border: `${vars.size.hairline} solid ${vars.color.brandBorder}`,
});
export const icon = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  fontSize: vars.fontSize.xs,
  ':hover': { background: vars.color.surfaceHover },
});
export const moving = featureStyle({
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  borderRadius: vars.radius.control,
  background: vars.color.brandSolid,
});
export const moved = featureStyle({ transform: `translateX(${vars.space[16]})` });
