import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const gap = vars.space[4];

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: gap,
  color: vars.color.textQuiet,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
});

/** A dot before the start of the line is cut off; the focus ring of a link at its edge is not. */
export const alignments = componentVariants({
  start: { clipPath: `inset(calc(-1 * ${vars.space[1]}))` },
  center: { justifyContent: 'center' },
});

export const sizes = componentVariants({
  xs: { fontSize: vars.fontSize.xs },
  sm: { fontSize: vars.fontSize.sm },
});

const dotInGap = { content: '"\\b7"', position: 'absolute', inlineSize: gap, textAlign: 'center' } as const;

/** In the gap before each fact, so that a line that wraps neither starts nor ends with a dot. No edge cuts it off where lines are centred: there it follows the fact. */
export const dots = componentVariants({
  start: {
    position: 'relative',
    selectors: { '&:not(:first-child)::before': { ...dotInGap, insetInlineStart: `calc(-1 * ${gap})` } },
  },
  center: {
    position: 'relative',
    selectors: { '&:not(:last-child)::after': { ...dotInGap, insetInlineEnd: `calc(-1 * ${gap})` } },
  },
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const words = componentStyle({ minInlineSize: 0 });
