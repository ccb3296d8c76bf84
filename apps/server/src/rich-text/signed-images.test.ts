import { expect, test } from 'vitest';
import { withSignedImages } from './signed-images.ts';

const own = '/api/content/assets/own-file';
const foreign = '/api/content/assets/foreign';
const urlOf = (id: string) => (id === 'own-file' ? `/api/content/assets/${id}?exp=2&sig=y` : null);
const signed = `src="${own}?exp=2&amp;sig=y"`;

test.each([
  [
    `<p>a</p><img src="${own}" alt="&quot;x&lt;" width="4" height="3" /><p>b</p>`,
    `<p>a</p><img ${signed} alt="&quot;x&lt;" width="4" height="3" /><p>b</p>`,
  ],
  [`<ul><li><img alt="" src="${own}"></ul>`, `<ul><li><img ${signed} alt="" /></ul>`],
  [`<p>a<img src="${foreign}" alt="x" />b</p>`, '<p>ab</p>'],
  [`<img src="" alt="x" />`, ''],
  [`<img src="${own}" onerror="alert(1)" />`, `<img ${signed} />`],
])('pictures of the post in %s are signed, others left out', (html, expected) => {
  expect(withSignedImages(html, urlOf)).toBe(expected);
});

test.each([
  `<p>src="${own}"</p>`,
  `<p>&lt;img src="${own}"&gt;</p>`,
  `<p>&#60;img src="${own}" /></p>`,
  `<pre>src="${own}"</pre><code>src="${own}"</code>`,
  `<a href="https://x.example/?src=&quot;${own}&quot;" title='src="${own}"'>x</a>`,
  `<a href='https://x.example/<img src="${own}">'>x</a>`,
  `<!-- <img src="${own}"> -->`,
  `<p title='<img src="${own}">'>x</p>`,
])('words and attributes that look like a picture stay what they are: %s', (html) => {
  expect(withSignedImages(html, urlOf)).toBe(html);
  // Beside a real picture as well, with which the text is read in full.
  expect(withSignedImages(`${html}<img src="${own}" />`, urlOf)).toBe(`${html}<img ${signed} />`);
});

test('an alternative text that looks like a picture gets no address', () => {
  const html = `<img src="${own}" alt="src=&quot;${own}&quot;" />`;
  expect(withSignedImages(html, urlOf)).toBe(`<img ${signed} alt="src=&quot;${own}&quot;" />`);
});
