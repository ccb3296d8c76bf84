import { media } from '../../foundations/theme/containers.ts';
import { componentGlobalStyle, componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const viewer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceRaised,
});

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: vars.space[1],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const group = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const pageField = componentStyle({
  inlineSize: vars.space[12],
  minBlockSize: vars.size.controlCompact,
  paddingInline: vars.space[1],
  textAlign: 'center',
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textStrong,
  background: vars.color.surfaceRaised,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch, fontSize: vars.fontSize.md } },
});

export const figure = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const share = componentStyle([figure, { minInlineSize: vars.space[12], textAlign: 'center' }]);

export const pages = componentStyle({
  position: 'relative',
  blockSize: vars.size.viewer,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[4],
  background: vars.color.surfaceSunken,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
});

/** As wide as its widest page, so that a large one can be scrolled to both of its edges. */
export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: 'fit-content',
  minInlineSize: '100%',
});

export const waiting = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.viewer,
  background: vars.color.surfaceSunken,
});

/** Paper is white in the dark too, as the document was written for it. */
export const page = componentStyle({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  background: 'Canvas',
  colorScheme: 'only light',
  boxShadow: vars.shadow.raised,
  direction: 'ltr',
});

export const drawing = componentStyle({ position: 'absolute', inset: 0 });
componentGlobalStyle(`.${drawing} > canvas`, { inlineSize: '100%', blockSize: '100%', display: 'block' });

/** pdf.js places each run of words by these properties. */
export const words = componentStyle({
  vars: {
    '--scale-round-x': vars.size.hairline,
    '--scale-round-y': vars.size.hairline,
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
});
componentGlobalStyle(`.${words} :is(span, br)`, {
  position: 'absolute',
  whiteSpace: 'pre',
  color: 'transparent',
  cursor: 'text',
  transformOrigin: '0% 0%',
  userSelect: 'text',
});
componentGlobalStyle(`.${words} > :not(.markedContent), .${words} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
});
componentGlobalStyle(`.${words} .markedContent`, { display: 'contents' });
componentGlobalStyle(`.${words} ::selection`, {
  background: `color-mix(in srgb, ${vars.color.brandAccent} 30%, transparent)`,
});
