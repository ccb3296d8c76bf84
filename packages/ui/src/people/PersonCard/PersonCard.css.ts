import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const card = componentStyle({ minInlineSize: 0 });
export const layouts = componentVariants({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
  },
  card: {
    alignItems: 'center',
    gap: vars.space[3],
    blockSize: '100%',
    padding: vars.space[5],
    textAlign: 'center',
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Beside the actions while both have space. */
export const wordsInRow = componentStyle({ flexGrow: 1, flexBasis: vars.size.columnXs });
export const wordsInCard = componentStyle({ alignItems: 'center', inlineSize: '100%' });

export const nameLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  minInlineSize: 0,
});
export const pronoun = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const badges = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minInlineSize: 0,
  paddingBlockStart: vars.space[1],
});
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const centred = componentStyle({ justifyContent: 'center' });
/** The actions of cards beside each other stand on one line. */
export const atTheFoot = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[1],
});
