import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const picker = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const count = componentStyle({
  margin: 0,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const people = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlTouch,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` } },
});

export const person = componentStyle({ flexGrow: 1, minInlineSize: 0, color: vars.color.textQuiet });

export const failure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  selectors: { '&:empty': { display: 'none' } },
});
