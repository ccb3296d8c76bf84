import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const select = componentStyle({ minInlineSize: 0 });

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[2],
  textAlign: 'start',
  selectors: {
    // For the browser a button is always read-only.
    '&:read-only:enabled': { background: vars.color.surfaceRaised },
    '&[data-invalid="true"]': { borderColor: vars.color.criticalSolid },
  },
});

/** As wide as its value and without a frame, to stand in a line of other things. */
export const compact = componentStyle({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  borderColor: 'transparent',
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:read-only:enabled': { background: 'transparent' },
    '&:read-only:enabled:hover': { background: vars.color.surfaceHover },
  },
});

export const value = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textQuiet } },
});

export const chevron = componentStyle({ flexShrink: 0, color: vars.color.textQuiet });

export const panel = componentStyle({ minInlineSize: 'var(--trigger-width)' });
