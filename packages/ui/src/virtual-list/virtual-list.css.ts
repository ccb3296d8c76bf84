import { componentStyle } from '../theme/layered-style.ts';
import { vars } from '../theme/vars.ts';

export const list = componentStyle({ position: 'relative', inlineSize: '100%' });

export const row = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
});

export const gridRow = componentStyle([row, { display: 'grid', alignItems: 'stretch' }]);

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
