import { expect, test } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

test.each<[string, string, string]>([
  ['paragraphs', 'one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['a broken line', 'one  \ntwo\\\nthree', '<p>one<br /> two<br /> three</p>'],
  ['headings', '# One\n### Three ##', '<h1>One</h1><h3>Three</h3>'],
  ['a line between', 'one\n\n---\n\ntwo', '<p>one</p><hr /><p>two</p>'],
  ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['a list in order', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['a list in a list', '- one\n  - deep\n- two', '<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>'],
  ['a quotation', '> one\n> two', '<blockquote><p>one two</p></blockquote>'],
  ['code', '```js\na < b\n```\nafter', '<pre>a &lt; b</pre><p>after</p>'],
  ['code without an end', '```\na', '<pre>a</pre>'],
  [
    'a table',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['marks', '**a** and *b* and ~~c~~', '<p><strong>a</strong> and <em>b</em> and <s>c</s></p>'],
  ['no marks within words', 'snake_case_name and 2*3*4', '<p>snake_case_name and 2*3*4</p>'],
  ['code in a line, with no marks in it', 'so `**a** < b`', '<p>so <code>**a** &lt; b</code></p>'],
  ['a link', '[on](https://example.org/_a_ "Title")', '<p><a href="https://example.org/_a_">on</a></p>'],
  ['an address that would end its attribute', '[on](x"y)', '<p><a href="x&quot;y">on</a></p>'],
  ['nothing', '\n\n', ''],
])('%s', (_, text, html) => {
  expect(markdownHtml(text).html).toBe(html);
});

test('pictures stay away, and are named', () => {
  const { html, pictures } = markdownHtml('Before ![A table](https://example.org/table.jpg "T") after');
  expect([html, pictures]).toEqual(['<p>Before  after</p>', ['https://example.org/table.jpg']]);
});

test.each<[string, string]>([
  ['marks that nobody closes', '*'.repeat(200_000)],
  ['brackets', '['.repeat(200_000)],
  ['a long line of spaces', `a${' '.repeat(200_000)}b`],
  ['quotations in quotations', '>'.repeat(200_000)],
  ['lists in lists', Array.from({ length: 400 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
])('%s are read to their end', (_, text) => {
  expect(markdownHtml(text).html.length).toBeGreaterThan(0);
});
