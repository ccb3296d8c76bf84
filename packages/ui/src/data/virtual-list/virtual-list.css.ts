import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

// What stands above a row and changes its height is made up for by the list itself, not by the browser as well.
export const list = componentStyle({ display: 'flow-root', inlineSize: '100%', overflowAnchor: 'none' });

export const row = componentStyle({ display: 'flow-root' });
export const gridRow = componentStyle({ display: 'grid', alignItems: 'stretch' });

/** A cell takes the height of its row, so that cards of a row end together. */
export const cell = componentStyle({ display: 'grid', minInlineSize: 0 });

export const end = componentStyle({ minBlockSize: vars.size.hairline, paddingBlockStart: vars.space[4] });

export const notice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.controlTouch,
});
