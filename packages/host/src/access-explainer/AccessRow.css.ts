import { featureStyle, vars } from '@portal/ui/theme';

export const name = featureStyle({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.color.textStrong,
});

export const reason = featureStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  display: 'block',
  '::first-letter': { textTransform: 'uppercase' },
});

/** A place in the list of all. */
export const row = featureStyle({
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
});

/** The questions in the order in which they are asked, on a line. */
export const chain = featureStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingBlock: `${vars.space[1]} ${vars.space[3]}`,
  paddingInline: 0,
  listStyle: 'none',
});

export const question = featureStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon} minmax(0, 1fr)`,
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const answer = featureStyle({ display: 'block', '::first-letter': { textTransform: 'uppercase' } });

export const sign = {
  passed: featureStyle({ color: vars.color.positiveText }),
  refused: featureStyle({ color: vars.color.criticalText }),
};
