import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.ts';
import { media } from './containers.ts';
import { pressed } from './pressed.ts';
import { vars } from './vars.ts';

function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

const inside = (elements: string) => `.portal-root :where(${elements})`;

reset('.portal-root', {
  colorScheme: 'light dark',
  boxSizing: 'border-box',
  color: vars.color.text,
  background: vars.color.surfacePage,
  accentColor: vars.color.brandSolid,
  fontFamily: vars.font.family,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.regular,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  lineHeight: vars.lineHeight.text,
  textAlign: 'start',
  textTransform: 'none',
  wordSpacing: 'normal',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
});
reset('.portal-root[data-scheme="light"]', { colorScheme: 'light' });
reset('.portal-root[data-scheme="dark"]', { colorScheme: 'dark' });

reset(`.portal-root *, .portal-root *::before, .portal-root *::after`, { boxSizing: 'border-box' });
reset(inside('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend'), {
  margin: 0,
  padding: 0,
});
reset(inside('ul, ol'), { listStyle: 'none' });
reset(inside('h1, h2, h3, h4, h5, h6'), { fontSize: 'inherit', fontWeight: 'inherit' });
reset(inside('fieldset'), { border: 0, minInlineSize: 0 });
reset(inside('legend'), { display: 'block' });
reset(inside('button, input, select, textarea'), {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'none',
});
reset(inside('button'), { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
reset(inside('button:disabled'), { cursor: 'default' });
reset(inside('a'), { color: 'inherit', textDecoration: 'none' });
reset(inside('img, svg, video, canvas'), { display: 'block', maxInlineSize: '100%' });
reset(inside('img, video'), { blockSize: 'auto' });
reset(inside('hr'), { margin: 0, border: 0 });
reset(inside('table'), { borderCollapse: 'collapse' });
reset(inside(':focus-visible'), {
  outline: `${vars.size.ring} solid ${vars.color.focus}`,
  outlineOffset: vars.size.ring,
});
// Focused by the portal on the way to another page: nothing that could be pressed, so that a ring around it only puzzles.
reset(inside('main:focus-visible'), { outline: 'none' });
const pressable = 'a, button, summary, select, input:is([type="checkbox"], [type="radio"])';
reset(inside(`:is(${pressable}):active:not(:disabled, [aria-disabled="true"])`), pressed);
// What react-aria presses by itself; a button that it keeps pressed while its menu is open stays as it is.
reset(inside('[data-pressed]:not(button)'), pressed);
reset('.portal-root ::placeholder', {
  color: vars.color.textQuiet,
  opacity: 1,
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
});
reset(inside('[hidden]'), { display: 'none' });
reset('.portal-root[data-scheme="dark"] :where(img)', { filter: 'brightness(0.92)' });
// Transitions take no time by the tokens. A duration for all would give one to each property of each element, which shows its value of before for a frame.
reset(inside('*'), {
  '@media': { [media.reducedMotion]: { animationDuration: '0.01ms', scrollBehavior: 'auto' } },
});
