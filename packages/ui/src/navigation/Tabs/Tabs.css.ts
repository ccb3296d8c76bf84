import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { media } from '../../foundations/theme/containers.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const tabs = componentStyle({
  minInlineSize: 0,
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const sticky = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  zIndex: vars.z.sticky,
  background: vars.color.surfacePage,
});

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const startFade = createVar(length);
const endFade = createVar(length);
const fadeStart = keyframes({ to: { vars: { [startFade]: vars.space[8] } } });
const fadeEnd = keyframes({ from: { vars: { [endFade]: vars.space[8] } } });
const fade = (direction: string) =>
  `linear-gradient(${direction}, transparent, black ${startFade} calc(100% - ${endFade}), transparent)`;

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // An edge fades while there is more beyond it.
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: fade('to right'),
      // Of any length but none: at 0 s, which a build writes for none, it stands at its end wherever the list is scrolled to.
      animation: `${fadeStart} 1s linear both, ${fadeEnd} 1s linear both`,
      animationTimeline: 'scroll(self inline)',
      animationRange: `0 ${vars.space[8]}, calc(100% - ${vars.space[8]}) 100%`,
      selectors: { '[data-direction="rtl"] &': { maskImage: fade('to left') } },
    },
  },
});

export const place = componentStyle({ flexShrink: 0 });

export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlTouch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.quick}`,
  ':hover': { color: vars.color.textStrong },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[3],
      insetBlockEnd: 0,
      borderBlockEnd: `calc(${vars.size.ring} + ${vars.size.hairline}) solid transparent`,
      borderStartStartRadius: vars.size.ring,
      borderStartEndRadius: vars.size.ring,
      transition: `border-color ${vars.duration.quick}`,
    },
    '&:hover::after': { borderBlockEndColor: vars.color.border },
    // A tab that was pressed looks chosen until its page is rendered, and the one before it no more.
    '&:is([aria-current], [data-pending])': { color: vars.color.textStrong },
    '&:is([aria-current], [data-pending])::after': { borderBlockEndColor: vars.color.brandAccent },
    [`${list}:has([data-pending]) &:not([data-pending])::after`]: { borderBlockEndColor: 'transparent' },
    '&[aria-current]:hover': { color: vars.color.brandText },
  },
  '@media': {
    // Forced colours render a transparent border in the colour of text.
    [media.forcedColors]: { selectors: { '&:not([aria-current])::after': { display: 'none' } } },
  },
});

/** Of a part that cannot be opened for now. */
export const closed = componentStyle({
  color: vars.color.textDisabled,
  cursor: 'default',
  selectors: {
    '&:hover': { color: vars.color.textDisabled },
    '&:hover::after': { borderBlockEndColor: 'transparent' },
  },
});

export const count = componentStyle({
  minInlineSize: vars.space[5],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.space[5],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
