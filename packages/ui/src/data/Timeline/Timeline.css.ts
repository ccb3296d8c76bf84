import { media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const timeline = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});
export const day = componentStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const list = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const markSize = vars.space[8];

export const entry = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  borderRadius: vars.radius.small,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${markSize} + ${vars.space[1]})`,
      insetBlockEnd: vars.space[1],
      insetInlineStart: `calc(${markSize} / 2 - ${vars.size.hairline} / 2)`,
      inlineSize: vars.size.hairline,
      background: vars.color.border,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'GrayText' } } } },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: markSize,
  blockSize: markSize,
  borderRadius: vars.radius.full,
  border: `${vars.size.hairline} solid transparent`,
});
export const tones = componentVariants({
  neutral: { background: vars.color.surfaceSunken, color: vars.color.textQuiet },
  brand: { background: vars.color.brandSoft, color: vars.color.brandText },
  info: { background: vars.color.infoSoft, color: vars.color.infoText },
  positive: { background: vars.color.positiveSoft, color: vars.color.positiveText },
  caution: { background: vars.color.cautionSoft, color: vars.color.cautionText },
  critical: { background: vars.color.criticalSoft, color: vars.color.criticalText },
});
export const dotMark = componentStyle({ background: 'transparent' });
export const dot = componentStyle({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  background: 'currentColor',
  border: `${vars.size.hairline} solid currentColor`,
});

export const body = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The first line of text stands in the middle of the mark.
  paddingBlockStart: `calc((${markSize} - ${vars.fontSize.sm} * ${vars.lineHeight.text}) / 2)`,
});
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  justifyContent: 'space-between',
});
export const title = componentStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
  minInlineSize: 0,
});
export const time = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.text,
});
export const more = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
});
