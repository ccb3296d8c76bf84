import { containers, featureStyle, vars } from '@portal/ui/theme';

export const box = featureStyle({ outline: 'none' });

/** Where there is space, the detail stands beside the list, though it follows its row for those who read on. */
export const queue = featureStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': {
    [containers.widest]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space[6],
      borderBlockStart: 'none',
    },
  },
});

export const item = featureStyle({ '@container': { [containers.widest]: { display: 'contents' } } });

export const row = featureStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  padding: vars.space[3],
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&[aria-expanded="true"]': { background: vars.color.brandSoft },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[1]})` },
  },
  '@container': { [containers.widest]: { gridColumn: '1' } },
});

/** The last row of the grid takes what the detail is taller than the list. */
export const detail = featureStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  '@container': {
    [containers.widest]: { gridColumn: '2', gridRow: '1 / -1', padding: 0, borderBlockEnd: 'none' },
  },
});

/** Where the keys are told there is space for them, and most likely a keyboard. */
export const keys = featureStyle({ '@container': { [containers.belowWide]: { display: 'none' } } });

export const key = featureStyle({
  display: 'inline-block',
  minInlineSize: vars.space[6],
  paddingInline: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  font: 'inherit',
  textAlign: 'center',
});
