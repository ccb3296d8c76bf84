import type { StyleRule } from '@vanilla-extract/css';
import { containers, media } from '../../foundations/theme/containers.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** Where all of it stands beside the list, the count stands in line with that. */
export const untilWide = componentStyle({ '@container': { [containers.wide]: { display: 'none' } } });

/** Search and the button keep one line as long as there is space to type. */
export const find = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
  flexBasis: '100%',
  '@container': { [containers.medium]: { flexBasis: vars.size.columnMd, maxInlineSize: vars.size.sidePanel } },
});
export const search = componentStyle({ flex: `1 1 ${vars.size.columnXs}`, minInlineSize: 0 });

export const controls = componentStyle({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
  '@container': { [containers.medium]: { display: 'flex' } },
});
/** A field is as wide as its words here, not as the bar. */
export const control = componentStyle({
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minInlineSize: vars.size.columnXs,
});
/** Of one width in all letters, and with buttons in it or without: code and letters that come move nothing. */
componentGlobalStyle(`.${control} input[type="text"]`, { inlineSize: vars.size.columnSm, maxInlineSize: '100%' });
/** Its words and their count stay together. */
const button: StyleRule = { flexShrink: 0, whiteSpace: 'nowrap' };
export const buttonPlaces = componentVariants({
  bar: { ...button, '@container': { [containers.medium]: { display: 'none' } } },
  beside: { ...button, '@container': { [containers.wide]: { display: 'none' } } },
  allBeside: button,
});

export const outcome = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: vars.size.controlCompact,
});
/** Wide enough for most counts and for what shows that they change, so that the chips beside them stay where they are. */
export const results = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: `min(${vars.size.columnXs}, 100%)`,
});

export const stacked = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
