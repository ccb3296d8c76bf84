import { componentGlobalStyle, componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { pressed } from '../../foundations/theme/pressed.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
});

export const surfaces = componentVariants({ raised: {}, flat: { background: 'transparent' } });

export const opens = componentStyle({
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.enter} ${vars.ease.out}`,
  ':hover': { borderColor: vars.color.brandBorder, boxShadow: vars.shadow.raised },
});

export const highlighted = componentStyle({
  borderColor: vars.color.brandAccent,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.brandAccent}`,
});

/** A link that is as big as its card; the other controls of the card stay above it. */
export const cover = componentStyle({ position: 'absolute', inset: 0, borderRadius: 'inherit', zIndex: 0 });
export const coverFromTitle = componentStyle({
  color: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card, zIndex: 0 },
  ':focus-visible': { outline: 'none' },
  // Its frame is the card's.
  ':active': { boxShadow: 'none' },
  selectors: {
    '&:active::after': pressed,
    '&:focus-visible::after': { outline: `${vars.size.ring} solid ${vars.color.focus}`, outlineOffset: vars.size.ring },
  },
});

// Without specificity, so that a control that has a place of its own keeps it.
const controls = `button, input, label, select, textarea, summary, a:not(.${cover}, .${coverFromTitle})`;
componentGlobalStyle(`:where(.${opens}) :where(${controls})`, { position: 'relative', zIndex: 1 });
