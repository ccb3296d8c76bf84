import { describe, expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = [
  '<!doctype html><html><head><title>OTA</title>',
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>',
  '<body><div id="portal"></div></body></html>',
].join('');

const prerendered = {
  template,
  content: '<main><button type="button">Menu</button></main>',
  pattern: '/communities',
  isPublic: false,
  title: 'Communities',
  chunks: [{ file: 'assets/page.js', css: ['assets/page.css'] }],
  fonts: ['/assets/latin.woff2'],
  calls: [],
};
const page = pageHtml(prerendered);

test('a page’s script runs when it comes, without waiting for the styles', () => {
  expect(page).toContain('<script type="module" async crossorigin src="/assets/index.js">');
});

test('styles are asked for before the scripts that the page needs, the portal’s own first; behind sign-in a script asks for those between its calls', () => {
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="(?:preload|modulepreload)"[^>]* href="([^"]+)"/g)].map(([, file]) => file);
  const styles = ['/assets/index.css', '/assets/page.css'];
  expect(preloads(pageHtml({ ...prerendered, isPublic: true }))).toEqual([...styles, '/assets/page.js']);
  expect(preloads(page)).toEqual(styles);
  expect(page).toContain('["/assets/page.js"],["/assets/latin.woff2"])</script>');
});

test('behind sign-in what the entry imports is asked for after the largest script of the page, whose connection it would take', () => {
  const imported = '<link rel="modulepreload" crossorigin href="/assets/runtime.js">';
  const chunks = ['large', 'small'].map((name) => ({ file: `assets/${name}.js` }));
  const withImport = { ...prerendered, chunks, template: template.replace('</head>', `${imported}</head>`) };
  const html = pageHtml(withImport);
  expect(html).toContain(
    '["/assets/large.js","/assets/runtime.js","/assets/small.js"],["/assets/latin.woff2"])</script>',
  );
  expect(html).not.toContain(imported);
  expect(pageHtml({ ...withImport, isPublic: true })).toContain(imported);
});

test('a page asks for its script, for its styles and then for its calls, and reads none of the styles before', () => {
  const [entry, sheet, calls, styles] = [
    '<script type="module"',
    '<link rel="preload" as="style" crossorigin href="/assets/page.css">',
    '(function prefetch(',
    '<link rel="stylesheet"',
  ].map((text) => page.indexOf(text));
  expect([entry, sheet, calls, styles]).toEqual([entry, sheet, calls, styles].toSorted((a = 0, b = 0) => a - b));
  expect(entry).toBeGreaterThan(0);
});

test.each(['button', 'input', 'select', 'textarea'])(
  'a %s takes nothing before React has drawn it anew; on a public page React answers what was done before',
  (name) => {
    const content = `<main><${name} name="place"></main>`;
    expect(pageHtml({ ...prerendered, content })).toContain(`<${name} inert name="place">`);
    expect(pageHtml({ ...prerendered, content, isPublic: true })).toContain(`<${name} name="place">`);
  },
);

describe('a page with a top bar', () => {
  const content =
    '<header><span id="portal-menu"><button type="button">Menu</button></span></header><span id="portal-bar-end" hidden></span><main></main>';
  const withBar = pageHtml({ ...prerendered, content });

  test('is first drawn with the whole of it', () => {
    const waits = '<link rel="expect" blocking="render" href="#portal-bar-end">';
    expect([withBar, page].map((html) => html.includes(waits))).toEqual([true, false]);
  });

  test('keeps the key of its search behind sign-in, without waiting for the styles', () => {
    const keeps = '(function keepSearch(';
    const isPublic = pageHtml({ ...prerendered, content, isPublic: true });
    expect([withBar, page, isPublic].map((html) => html.includes(keeps))).toEqual([true, false, false]);
    expect(withBar.indexOf(keeps)).toBeLessThan(withBar.indexOf('<link rel="stylesheet"'));
  });
});
