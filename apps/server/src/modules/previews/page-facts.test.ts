import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

function facts(head: string | Uint8Array, contentType = 'text/html; charset=utf-8') {
  const bytes = typeof head === 'string' ? Buffer.from(`<!doctype html><html><head>${head}</head>`) : head;
  return pageFacts({ url: new URL('https://www.site.example/a/page'), contentType, bytes });
}

const meta = (key: string, content: string) => `<meta property="${key}" content="${content}">`;

test('what a page has for previews counts before what it has for browsers', () => {
  const head = [
    '<title>For browsers</title><meta name="description" content="For searches">',
    meta('og:title', 'For &amp; previews'),
    meta('og:description', 'In short'),
    meta('og:site_name', 'The Site'),
    meta('og:image', '../picture.png'),
  ];
  expect(facts(head.join(''))).toEqual({
    title: 'For & previews',
    description: 'In short',
    siteName: 'The Site',
    picture: new URL('https://www.site.example/picture.png'),
  });
});

test('a page that has a title alone is shown by it and its host', () => {
  expect(facts('<title>\n Only\n this </title>')).toEqual({
    title: 'Only this',
    description: '',
    siteName: 'site.example',
    picture: null,
  });
});

test.each([
  ['nothing', ''],
  ['an empty title', '<title> </title>'],
  ['a title that nobody sees', '<title>\u200B\u2060</title>'],
  ['a title in its body', '</head><body><title>Too late</title>'],
])('a page with %s is not shown', (_, head) => {
  expect(facts(head)).toBeNull();
});

test.each([
  ['markup is words', '<title>&lt;b&gt;Bold&lt;/b&gt;</title>', '<b>Bold</b>'],
  ['what turns the text around it is left out', '<title>A \u202Ereversed\u202C title</title>', 'A reversed title'],
  ['what joins letters stays', '<title>می\u200Cخواهم 👩\u200D⚕️</title>', 'می\u200Cخواهم 👩\u200D⚕️'],
  ['NUL and line breaks are none', '<title>One\u0000two\r\nthree</title>', 'One two three'],
])('%s', (_, head, title) => {
  expect(facts(head)?.title).toBe(title);
});

test('what is too long is cut between whole signs', () => {
  const found = facts(`<title>${'🙂'.repeat(500)}</title>${meta('og:description', 'x'.repeat(10_000))}`);
  expect(found?.title).toBe(`${'🙂'.repeat(199)}…`);
  expect(found?.description).toHaveLength(300);
});

test.each([
  ['in its header', '', 'text/html; charset=iso-8859-1'],
  ['in its beginning', '<meta charset="iso-8859-1">', 'text/html'],
])('a page in other letters is read by what it says %s', (_, head, contentType) => {
  expect(facts(Buffer.from(`${head}<title>Über</title>`, 'latin1'), contentType)?.title).toBe('Über');
});

test('letters that nobody knows are read as usual ones', () => {
  expect(facts('<title>Page</title>', 'text/html; charset=klingon')?.title).toBe('Page');
});
