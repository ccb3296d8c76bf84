import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precached, offlineFiles } from './offline-files.ts';

const manifest = {
  'index.html': { file: 'first.js', assets: ['logo.svg'], dynamicImports: ['ticket.tsx', 'feed.tsx', 'tip.tsx'] },
  'tip.tsx': { file: 'tip.js' },
  'ticket.tsx': { file: 'ticket.js', imports: ['index.html', '_shell.js'], css: ['ticket.css'] },
  '_shell.js': { file: 'shell.js', imports: ['index.html'], dynamicImports: ['menu.tsx'] },
  'menu.tsx': { file: 'menu.js', imports: ['_overlays.js'], dynamicImports: ['editor.tsx'] },
  '_overlays.js': { file: 'overlays.js' },
  'feed.tsx': { file: 'feed.js' },
  'editor.tsx': { file: 'editor.js' },
};

test('a page has offline what it begins with and what that opens, not the other pages', () => {
  const sources = { own: ['ticket.tsx'], ofAllPages: ['ticket.tsx', 'feed.tsx'] };
  expect(offlineFiles(manifest, sources).toSorted()).toEqual(
    ['first.js', 'logo.svg', 'menu.js', 'overlays.js', 'shell.js', 'ticket.css', 'ticket.js', 'tip.js'].toSorted(),
  );
});

test('a file whose name changes with it is known by its name, a page by what it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'offline-'));
  await mkdir(join(folder, 'pages'));
  const revisions: unknown[] = [];
  for (const text of ['one', 'two']) {
    await writeFile(join(folder, 'pages/ticket.html'), text);
    revisions.push((await precached(folder, 'pages/ticket.html')).revision);
  }
  expect(new Set(revisions).size).toBe(2);
  expect(await precached(folder, 'assets/abc.js')).toEqual({ url: '/assets/abc.js', revision: null });
});
