import type { Page } from 'playwright-core';
import { portalManifest } from '../../../scripts/size.ts';
import { lateSources } from './late-sources.ts';
import { notToured, type Tour, tours } from './late-tours.ts';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

/** Files that were gone in a tour, and those that come with the page itself. */
const tried = new Set<string>();
const withPages = new Set<string>();

test.for(Object.entries(tours))(
  'each late file of %s is gone in turn, and the page stands',
  async ([, tour], { visit }) => {
    // What a service worker has kept is not gone.
    const page = await visit({ serviceWorkers: 'block' });
    let gone = '';
    const asked = new Set<string>();
    await page.route('**/*.js', (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      asked.add(file);
      return file === gone ? route.fulfill({ status: 404 }) : route.continue();
    });
    await openAs(page, accounts[tour.as], tour.path);
    for (const file of await filesOfDocument(page, tour.path)) withPages.add(file);
    for (const [file, presses] of await lateFilesOf(page, tour, asked)) {
      gone = file;
      asked.clear();
      await page.goto(tour.path);
      await walk(page, presses);
      await expect.poll(() => asked.has(file), { message: `${file} is asked for` }).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await wordsOfFailure(page), `with ${namesIn(file).join(', ')} gone`).toEqual([]);
      tried.add(file);
    }
  },
);

test('every part that comes late has its tour, or a reason why it has none', () => {
  const manifest = portalManifest();
  const isCovered = (source: string) => {
    const { file = '' } = manifest[source] ?? {};
    return tried.has(file) || withPages.has(file);
  };
  const uncovered = lateSources().filter((source) => !isCovered(source));
  const unknown = uncovered.map(named).filter((source) => !Object.hasOwn(notToured, source));
  expect(unknown, 'late parts without a tour').toEqual([]);
  const sources = new Set(lateSources().map(named));
  expect(Object.keys(notToured).filter((source) => !sources.has(source))).toEqual([]);
  expect(tried.size).toBeGreaterThan(20);
});

/** What a page asks for late that no tour has tried before, each with what was pressed for it. */
async function lateFilesOf(page: Page, { presses = [] }: Tour, asked: ReadonlySet<string>) {
  const manifest = portalManifest();
  const late = new Set(lateSources().flatMap((source) => manifest[source]?.file ?? []));
  const found = new Map<string, Tour['presses']>();
  const note = (pressed: Tour['presses']) => {
    for (const file of asked)
      if (late.has(file) && !withPages.has(file) && !tried.has(file) && !found.has(file)) found.set(file, pressed);
  };
  await walk(page, []);
  note([]);
  for (const press of presses) {
    await walk(page, [press]);
    note([press]);
  }
  return found;
}

/** Waits until the page rests, and presses each; what has opened is put away before the next. */
async function walk(page: Page, presses: Tour['presses'] = []): Promise<void> {
  await page.getByRole('button', { name: 'Your account', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const press of presses) {
    const exact = typeof press === 'string';
    await page.getByRole('button', { name: press, exact }).or(page.getByText(press, { exact })).first().click();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
  }
}

/** The scripts that a page begins with: without them there is no page. */
async function filesOfDocument(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  return Array.from(html.matchAll(/assets\/[\w.-]+\.js\b/g), ([file]) => file);
}

async function wordsOfFailure(page: Page): Promise<string[]> {
  const failures = ['This page could not be loaded', 'This could not be shown'];
  const counts = await Promise.all(failures.map((words) => page.getByText(words).count()));
  const found = failures.filter((_, at) => counts[at] !== 0);
  const stands = await page.getByRole('button', { name: 'Your account', exact: true, includeHidden: true }).count();
  return stands > 0 ? found : [...found, 'the page has gone'];
}

/** The late parts that are in a file. */
function namesIn(file: string): string[] {
  const manifest = portalManifest();
  return lateSources()
    .filter((source) => manifest[source]?.file === file)
    .map(named);
}

function named(source: string): string {
  return source.replace(/^\.\.\/\.\.\/packages\//, '');
}
