import { containers, featureStyle, vars } from '@portal/ui/theme';

/** A name of two lines: what is below stays where it is when the names come. */
export const tileSize = `calc(${vars.space[16]} + ${vars.space[6]} + ${vars.space.half})`;

const inOneRow = {
  display: 'grid',
  gap: vars.space[3],
  gridAutoFlow: 'column',
  gridAutoColumns: vars.size.columnSm,
  gridAutoRows: `minmax(${tileSize}, auto)`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(-1 * ${vars.space[4]})`,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  scrollPaddingInline: vars.space[4],
} as const;

/** A row to be swept sideways where there is little space, so that the feed is never far. */
export const grid = featureStyle({
  ...inOneRow,
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

/** The same at every width. A bar below it would come with the tiles and move what follows; the cut tile and 'See all' say that there are more. */
export const row = featureStyle({ ...inOneRow, scrollbarWidth: 'none' });

/** As tall as the tallest of its row. */
export const tile = featureStyle({ display: 'grid', scrollSnapAlign: 'start', minInlineSize: 0 });
