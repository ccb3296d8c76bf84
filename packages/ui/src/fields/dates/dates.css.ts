import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const picker = componentStyle({ minInlineSize: 0 });

/** One frame around the parts of a date and its buttons. */
export const frame = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.half,
  paddingInlineEnd: vars.space.half,
  cursor: 'text',
  selectors: {
    // For the browser everything that is not an input is read-only.
    '&:read-only': { background: vars.color.surfaceRaised },
    '&[data-locked]': { background: vars.color.surfaceSunken, cursor: 'default' },
    '&[data-disabled]': { borderColor: vars.color.border },
    '&:focus-within': { borderColor: vars.color.focus },
    '&[data-invalid]': { borderColor: vars.color.criticalSolid },
  },
});

export const values = componentStyle({
  display: 'flex',
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

/** What is typed stands in the order of the language, whatever stands around it. */
export const ordered = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const parts = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  whiteSpace: 'pre',
});

export const part = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: vars.size.hairline,
  borderRadius: vars.radius.small,
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.text,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minInlineSize: 0, paddingInline: 0, color: vars.color.textQuiet },
    '&[data-placeholder]': { color: vars.color.textQuiet },
    '&[data-disabled]': { color: vars.color.textDisabled },
    '&[data-focused]': { background: vars.color.brandSolid, color: vars.color.onBrandSolid },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'FieldText',
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const dash = componentStyle({ color: vars.color.textQuiet });

/** Stands in the frame: it leaves space for the line around it. */
export const tool = componentStyle({
  flexShrink: 0,
  minBlockSize: `calc(${vars.size.controlCompact} - ${vars.size.ring})`,
});
