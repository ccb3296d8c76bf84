import { containers, featureStyle, vars } from '@portal/ui/theme';

/** A row to be swept sideways where there is little space, so that the feed is never far. */
export const tiles = featureStyle({
  display: 'grid',
  gap: vars.space[3],
  gridAutoFlow: 'column',
  gridAutoColumns: vars.size.columnSm,
  // A name of two lines: what is below stays where it is when the names come.
  gridAutoRows: `minmax(calc(${vars.space[16]} + ${vars.space[6]} + ${vars.space.half}), auto)`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  scrollPaddingInline: vars.space[4],
  '@container': {
    [containers.medium]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.columnSm}, 1fr))`,
      overflowX: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});

/** As tall as the tallest of its row. */
export const tile = featureStyle({ display: 'grid', scrollSnapAlign: 'start', minInlineSize: 0 });
