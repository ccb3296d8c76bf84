import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const row = componentStyle({ display: 'flex', gap: vars.space[2], minInlineSize: 0 });
export const country = componentStyle({ position: 'relative', flexShrink: 0 });

/** The browser's own list of countries, under the words of the chosen one. */
export const list = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: vars.fontSize.md,
  ':disabled': { cursor: 'default' },
});

export const face = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  // As wide as 'AU +358', so that nothing moves when the codes are there.
  minInlineSize: '6.75em',
  paddingInlineEnd: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${list}:hover + &`]: { borderColor: vars.color.textQuiet },
    [`${list}:focus-visible + &`]: {
      borderColor: vars.color.focus,
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    [`${list}:disabled + &`]: {
      background: vars.color.surfaceSunken,
      // Not a control by itself, so that what is switched off must still be legible.
      color: vars.color.textQuiet,
      borderColor: vars.color.border,
    },
  },
});

export const chevron = componentStyle({ flexShrink: 0, color: vars.color.textQuiet });
export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' });
