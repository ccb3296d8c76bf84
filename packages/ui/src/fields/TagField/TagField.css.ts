import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** Looks as one field; what is chosen and what is typed stand in it together. */
export const box = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
  padding: vars.space.half,
  paddingInlineStart: vars.space[1],
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  cursor: 'text',
  transition: `border-color ${vars.duration.quick}`,
  ':hover': { borderColor: vars.color.textQuiet },
  selectors: {
    '&[data-focus-within]': {
      borderColor: vars.color.focus,
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&[data-invalid]': { borderColor: vars.color.criticalSolid },
    '&[data-disabled]': { background: vars.color.surfaceSunken, borderColor: vars.color.border, cursor: 'default' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

export const tags = componentStyle({ display: 'contents' });
export const tag = componentStyle({ minInlineSize: 0, maxInlineSize: '100%' });

export const input = componentStyle({
  flex: `1 1 ${vars.size.columnXs}`,
  minInlineSize: 0,
  minBlockSize: vars.size.controlCompact,
  paddingInline: vars.space[2],
  border: 0,
  background: 'transparent',
  color: vars.color.textStrong,
  ':focus-visible': { outline: 'none' },
});

/** Nothing more can be typed to be found, so it needs no space. */
export const fullInput = componentStyle({ flexBasis: vars.space[6] });

export const end = componentStyle({ display: 'flex', paddingInline: vars.space[2], color: vars.color.textQuiet });

export const panel = componentStyle({ inlineSize: 'var(--trigger-width)' });

export const note = componentStyle({
  padding: vars.space[3],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});
