import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPictureInside } from './picture-inside.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><path fill='url(#a)' d="M0 0h100%"/>\n</svg>`;
const picture = (file: string, more = 'fetchpriority="high" ') => `<img class="a" ${more}src="/assets/${file}" alt>`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/small.svg'), drawing);
  await writeFile(join(folder, 'assets/large.svg'), `<svg>${'x'.repeat(5000)}</svg>`);
});
afterAll(() => rm(folder, { recursive: true }));

test('a small drawing that the page begins with stands in the page, the same', async () => {
  const html = await withPictureInside(`<p>${picture('small.svg')}</p>`, folder);
  const [, address = ''] = /src="([^"]*)"/.exec(html) ?? [];
  expect(html).toBe(`<p><img class="a" fetchpriority="high" src="${address}" alt></p>`);
  expect(address).not.toMatch(/[<>#&\n]/);
  expect(decodeURIComponent(address)).toBe(`data:image/svg+xml,${drawing}`);
});

test.each([
  ['one that is large', picture('large.svg')],
  ['one further down', picture('small.svg', '')],
  ['a photograph', picture('photo.jpg')],
])('%s is asked for by its address', async (_name, html) => {
  expect(await withPictureInside(html, folder)).toBe(html);
});
