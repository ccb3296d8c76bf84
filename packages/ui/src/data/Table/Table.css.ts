import { createVar, type ComplexStyleRule, type StyleRule } from '@vanilla-extract/css';
import { input as checkbox } from '../../fields/Checkbox/Checkbox.css.ts';
import { input as radio } from '../../fields/RadioGroup/RadioGroup.css.ts';
import {
  containerName,
  containers,
  media,
  tableContainerNames,
  tableContainers,
} from '../../foundations/theme/containers.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { pressed } from '../../foundations/theme/pressed.ts';
import { vars } from '../../foundations/theme/vars.ts';

const stickyTop = createVar();
const barSize = createVar();

/** What holds only where there is no space for the columns, and the rows are cards. */
const asCard = (rule: StyleRule): StyleRule => ({
  '@container': { [tableContainers.cardsOfFew]: rule, [tableContainers.cardsOfMany]: rule },
});
const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
const line = `${vars.size.hairline} solid ${vars.color.border}`;
const room = { paddingInline: vars.space[3], paddingBlock: `calc(${vars.size.control} / 6)` };

/** The table is a container of its own: it becomes cards by its own width, wherever it stands. */
export const frame = componentStyle({
  containerType: 'inline-size',
  overflow: 'clip',
  border: line,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  vars: { [barSize]: '0px' },
});
export const columns = componentVariants({
  few: { containerName: `${containerName} ${tableContainerNames.few}` },
  many: { containerName: `${containerName} ${tableContainerNames.many}` },
});
export const stickyBelow = componentVariants({
  header: { vars: { [stickyTop]: vars.size.header } },
  window: { vars: { [stickyTop]: '0px' } },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: `calc(${vars.size.control} + ${vars.space[4]})`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: line,
  fontSize: vars.fontSize.sm,
});
export const selecting = componentStyle({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.z.sticky,
  background: vars.color.brandSoft,
  color: vars.color.textStrong,
});
export const hasSelection = componentStyle({
  vars: { [barSize]: `calc(${vars.size.control} + ${vars.space[4]} + ${vars.size.hairline})` },
});
export const count = componentStyle({ flexGrow: 1, fontWeight: vars.fontWeight.semibold, whiteSpace: 'nowrap' });
export const tools = componentStyle({ flexGrow: 1, minInlineSize: 0 });

// Fixed, so that the columns stay where they are whatever rows come and go.
export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  ...asCard({ display: 'block' }),
});
// A cell over all columns counts those that are left out: they must not take a share of the space.
export const leftOutColumns = componentStyle({
  '@container': { [containers.belowWide]: { inlineSize: `calc(${vars.size.hairline} / 10)` } },
});
export const caption = componentStyle({
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[2]}`,
  color: vars.color.textStrong,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  ...asCard({ display: 'block' }),
});
export const hiddenCaption = componentStyle(hidden);

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${stickyTop} + ${barSize})`,
  zIndex: vars.z.sticky,
  ...asCard({ display: 'block', position: 'static' }),
});
export const headRow = componentStyle(
  asCard({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    minBlockSize: vars.size.control,
    borderBlockEnd: line,
    background: vars.color.surfacePage,
  }),
);
/** Nothing in it can be pressed: on a phone the values name their columns themselves. */
export const idleHead = componentStyle(asCard(hidden));
export const headCell = componentStyle({
  ...room,
  blockSize: vars.size.control,
  borderBlockEnd: line,
  background: vars.color.surfacePage,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  ...asCard({ display: 'block', blockSize: 'auto', inlineSize: 'auto', paddingBlock: 0, borderBlockEnd: 'none' }),
});
export const idleHeadCell = componentStyle(asCard(hidden));
export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  fontWeight: 'inherit',
  ':hover': { color: vars.color.textStrong, background: vars.color.surfaceHover },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
  ...asCard({ minBlockSize: vars.size.control }),
});
export const sortedButton = componentStyle({ color: vars.color.textStrong });
export const sortSign = componentStyle({
  flexShrink: 0,
  opacity: 0,
  selectors: { [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 0.6 } },
  '@media': { [media.touch]: { opacity: 0.6 } },
  ...asCard({ opacity: 0.6 }),
});
export const sortedSign = componentStyle({ flexShrink: 0 });
/** Beside the box that selects all, where there is no column under it. */
export const selectAllWords = componentStyle({
  display: 'none',
  ...asCard({ display: 'inline', paddingInline: vars.space[2], verticalAlign: 'middle' }),
});

/** Quieter while other rows are on their way, and as easy to read. */
export const updating = componentStyle({ color: vars.color.textQuiet, cursor: 'progress' });
export const body = componentStyle(asCard({ display: 'block' }));

export const row = componentStyle({
  position: 'relative',
  background: vars.color.surfaceRaised,
  ':hover': { background: vars.color.surfaceHover },
  selectors: { '&[data-selected]': { background: vars.color.brandSoft } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: `${vars.size.ring} solid Highlight`, outlineOffset: '-2px' } },
    },
  },
  ...asCard({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    padding: vars.space[3],
    borderBlockEnd: line,
  }),
});

const figure = (size: string) => `calc(${size} * var(--portal-text-scale))`;

const cellRule: StyleRule = {
  ...room,
  blockSize: `calc(${vars.size.control} * 4 / 3)`,
  borderBlockEnd: line,
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } },
};
const cardCell: StyleRule = {
  display: 'grid',
  gridColumn: '2 / -1',
  // Shares of a wide card would leave the values far from their names.
  gridTemplateColumns: `min(40%, ${figure(vars.size.cellSm)}) minmax(0, 1fr)`,
  columnGap: vars.space[3],
  blockSize: 'auto',
  inlineSize: 'auto',
  padding: `${vars.space.half} 0`,
  borderBlockEnd: 'none',
  textAlign: 'start',
};
// The header of the column is said already, so the word before the value is for the eyes alone.
const labelled: StyleRule = {
  selectors: {
    '&[data-label]::before': {
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      color: vars.color.textQuiet,
    },
  },
};

export const cell = componentStyle({ ...cellRule, ...asCard({ ...cardCell, ...labelled }) });
export const endAligned = componentStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...asCard({ textAlign: 'start' }),
});
export const rowHeader = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  selectors: { [`${updating} &`]: { color: 'inherit' } },
  ...asCard({ gridRow: 1, gridColumn: '2 / 3', fontSize: vars.fontSize.md }),
});
/** Follows the head of its card. */
export const highCell = componentStyle(asCard({ display: 'block', order: -1 }));
export const cardOnly = componentStyle(asCard({ display: 'block' }));
const leftOut: ComplexStyleRule = { '@container': { [containers.belowWide]: { display: 'none' } } };
export const lowCell = componentStyle(leftOut);

export const widths = componentVariants({
  xs: { inlineSize: figure(vars.size.cellXs) },
  sm: { inlineSize: figure(vars.size.cellSm) },
  md: { inlineSize: figure(vars.size.cellMd) },
  lg: { inlineSize: figure(vars.size.cellLg) },
});

/** The columns of controls: as wide as what stands in them. */
export const controlHeads = componentVariants({
  box: { inlineSize: `calc(${vars.size.target} + ${vars.space[6]})` },
  chevron: { inlineSize: `calc(${vars.size.controlCompact} + ${vars.space[2]})` },
  menu: { inlineSize: `calc(${vars.size.controlCompact} + ${vars.space[6]})` },
  inline: { inlineSize: figure(vars.size.cellMd) },
});
const controlCell: ComplexStyleRule = [
  cell,
  { paddingBlock: 0, verticalAlign: 'middle', ...asCard({ display: 'block', gridRow: 1, padding: 0 }) },
];
export const boxCell = componentStyle([
  ...controlCell,
  asCard({ gridColumn: '1 / 2', paddingInlineEnd: vars.space[3], order: -2 }),
]);
export const chevronCell = componentStyle([
  ...controlCell,
  { paddingInline: vars.space[1], ...asCard({ gridColumn: '3 / 4', order: -1 }) },
]);
export const actionsCell = componentStyle([
  ...controlCell,
  { textAlign: 'end', ...asCard({ gridColumn: '4 / 5', order: -1 }) },
]);
export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
});

export const selectHit = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': {
    [media.touch]: {
      minInlineSize: vars.size.controlTouch,
      minBlockSize: vars.size.controlTouch,
      marginInline: `calc(-1 * ${vars.space[2]})`,
    },
  },
});
// At once: a transition per box is what selecting all takes longest to start.
const atOnce: StyleRule = { transition: 'none', '::before': { transition: 'none' } };
export const selectBox = componentStyle([checkbox, atOnce]);
export const selectRadio = componentStyle([radio, atOnce]);

// Rendered by a turned corner: a row of an icon's elements is what a table of many rows takes longest to mount.
export const chevron = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.controlCompact,
  blockSize: vars.size.controlCompact,
  borderRadius: vars.radius.control,
  color: vars.color.textQuiet,
  verticalAlign: 'middle',
  ':hover': { background: vars.color.surfaceHover, color: vars.color.textStrong },
  '::before': {
    content: '',
    inlineSize: vars.space[2],
    blockSize: vars.space[2],
    // The same two sides in both directions of reading, since it is turned.
    borderRight: `${vars.size.ring} solid`,
    borderBottom: `${vars.size.ring} solid`,
    transform: 'translateY(-25%) rotate(45deg)',
    transition: `transform ${vars.duration.quick}`,
  },
  selectors: { '&[aria-expanded="true"]::before': { transform: 'translateY(25%) rotate(225deg)' } },
  '@media': { [media.touch]: { inlineSize: vars.size.controlTouch, blockSize: vars.size.controlTouch } },
});
/** A link that is as big as its row; the other controls of the row stay above it. */
export const rowLink = componentStyle({
  color: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 0 },
  ':hover': { color: vars.color.brandText },
  ':focus-visible': { outline: 'none' },
  // Its frame is the row's.
  ':active': { boxShadow: 'none' },
  selectors: {
    '&:active::after': pressed,
    '&:focus-visible::after': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.ring})`,
    },
  },
});
const controls = `button, input, label, select, textarea, summary, a:not(.${rowLink})`;
componentGlobalStyle(`:where(.${row}) :where(${controls})`, { position: 'relative', zIndex: 1 });

export const detailRow = componentStyle(asCard({ display: 'block' }));
export const detail = componentStyle({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
  borderBlockEnd: line,
  background: vars.color.surfacePage,
  selectors: { 'tr:last-child > &': { borderBlockEnd: 'none' } },
  ...asCard({ display: 'block' }),
});
/** Begins where the words of its row begin. */
export const insetDetail = componentVariants({
  box: {
    paddingInlineStart: `calc(${vars.size.target} + ${vars.space[6]} + ${vars.size.controlCompact} + ${vars.space[5]})`,
    ...asCard({ paddingInlineStart: vars.space[12] }),
  },
  plain: {
    paddingInlineStart: `calc(${vars.size.controlCompact} + ${vars.space[5]})`,
    ...asCard({ paddingInlineStart: vars.space[3] }),
  },
});
export const emptyCell = componentStyle({ padding: vars.space[4], ...asCard({ display: 'block' }) });
export const emptyRow = componentStyle(asCard({ display: 'block' }));
export const spacer = componentStyle({ ...asCard({ display: 'block' }) });

export const foot = componentStyle({ padding: `${vars.space[2]} ${vars.space[3]}`, borderBlockStart: line });
