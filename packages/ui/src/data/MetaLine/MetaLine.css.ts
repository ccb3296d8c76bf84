import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: `calc(${vars.space[1]} + ${vars.space.half})`,
  color: vars.color.textQuiet,
  lineHeight: vars.lineHeight.snug,
  minInlineSize: 0,
});

export const sizes = componentVariants({
  xs: { fontSize: vars.fontSize.xs },
  sm: { fontSize: vars.fontSize.sm },
});

export const centred = componentStyle({ justifyContent: 'center' });

// After the fact, not before the next one: a line that wraps never starts with a dot.
const dotAfter = '&:not(:last-child)::after';
const dot = '"\\b7"';

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  selectors: { [dotAfter]: { content: dot, marginInlineStart: vars.space.half } },
});

/** Its dot follows the last word also where the words take two lines. */
export const words = componentStyle({
  minInlineSize: 0,
  selectors: {
    [dotAfter]: { content: dot, marginInlineStart: `calc(${vars.space[1]} + ${vars.space.half})` },
  },
});
