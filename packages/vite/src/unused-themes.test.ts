import { expect, test } from 'vitest';
import { withoutUnusedThemes } from './unused-themes.ts';

const page = (css: string, body = '<div data-theme="ota"></div>') => `<style>${css}</style>${body}`;

test('a page keeps the variables of its own theme, and no other theme', () => {
  const css = ':where(.r[data-theme=ota]){--a:1}:where(.r[data-theme=neutral]){--a:2}:root{--b:3}p{margin:var(--a)}';
  expect(withoutUnusedThemes(page(css))).toBe(page(':where(.r[data-theme=ota]){--a:1}p{margin:var(--a)}'));
});

test('a rule for two themes stays when the page has one of them', () => {
  const css = '.r[data-theme=neutral],.r[data-theme=ota]{color:red}';
  expect(withoutUnusedThemes(page(css))).toBe(page(css));
});

test('a variable stays when a property, an attribute or a variable that stays uses it', () => {
  const css = ':root{--a:var(--b);--b:var( --c,1px);--c:2px;--d:var(--e);--e:3px;--f:4px}p{margin:calc(var(--a)*2)}';
  const body = '<p style="gap:var(--f)"></p>';
  expect(withoutUnusedThemes(page(css, body))).toBe(
    page(':root{--a:var(--b);--b:var( --c,1px);--c:2px;--f:4px}p{margin:calc(var(--a)*2)}', body),
  );
});

test('what each sheet has stays in its own element, and the order of layers with it', () => {
  const html = '<style>@layer a,b;@layer b{}</style><p></p><style>@layer b{:root{--a:1}}p{top:var(--a)}</style>';
  expect(withoutUnusedThemes(html)).toBe(html);
});

test('the compiler’s switches between light and dark stay where a colour is chosen by them', () => {
  const switches = 'html{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light dark}';
  const css = `${switches}p{color:var(--lightningcss-light,#000)var(--lightningcss-dark,#fff)}`;
  expect(withoutUnusedThemes(page(css))).toBe(page(css));
  expect(withoutUnusedThemes(page(switches))).toBe(page('html{color-scheme:light dark}'));
});
