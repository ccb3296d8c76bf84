/**
 * `pnpm paint`: how sign-in, home, the communities' feed, Explore and a post come on a slow phone (a processor 4 × slower, 562 ms latency, 180 kB/s), from cold, each beside a
 * static page with the same HTML and beside React that draws the same elements from JSON, in one run, in turn; then how long clicks and keys take, and a year of 2,000 events.
 * Prints medians of `ROUNDS` (5) and ratios; fails where the form of sign-in takes 1.2 × the static page's or anything moves.
 * All is served over HTTP/2, as members get it; `--http1` has six connections in its place.
 * `--only Explore` takes one page, `--interactions` or `--pages` one half, `--film` writes `docs/images/first-page-film.webp`.
 */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { dataFolder, freePort, startServer, stopServer } from '../e2e/server-process.ts';
import { accessTokenIn, loginAt } from '../e2e/logins.ts';
import { chromiumFlags, findChromium } from '../../../scripts/find-chromium.ts';
import { figuresLine, heading, type Load, ratio, ratiosLine, typical, unseenShift } from './figures.ts';
import { film } from './film.ts';
import { serveFloors, type Tree } from './floors.ts';
import { printFullYear } from './full-year.ts';
import { printInteractions } from './interactions.ts';
import { overHttp1, overHttp2, type Serving } from './serving.ts';
import { loadOf, slowPage } from './slow-phone.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const allowed = 1.2;
const has = (option: string) => process.argv.includes(`--${option}`);
const only = has('only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;

interface PaintedPage {
  name: string;
  path: string;
  /** The first of what the reader came for. */
  content: string;
  isPublic?: boolean;
}

async function pagesAt(origin: string, token: string): Promise<PaintedPage[]> {
  const feed = await fetch(`${origin}/api/v1/community/post/feed`, { headers: { authorization: `Bearer ${token}` } });
  const { posts }: { posts: { id: string; community: { alias: string } }[] } = await feed.json();
  const [post] = posts;
  return [
    { name: 'sign-in', path: '/account/sign-in', content: 'input', isPublic: true },
    { name: 'home', path: '/', content: 'main h2' },
    { name: 'communities', path: '/communities', content: 'article' },
    { name: 'Explore', path: '/communities/explore', content: 'article' },
    { name: 'post', path: `/communities/${post?.community.alias}/posts/${post?.id}`, content: 'article' },
  ].filter(({ name }) => only === undefined || name === only);
}

async function signedInAt(origin: string) {
  const { token, userId, userName } = await loginAt(origin, 'mia.nguyen@example.org');
  const storedLogin = { authorization: 'Bearer', token, userId, userName };
  const localStorage = Object.entries(storedLogin).map(([name, value]) => ({ name, value }));
  const context: BrowserContextOptions = {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
  return { context, token: accessTokenIn({ token }) };
}

/** The page as it stands in the end. */
async function shownBy(page: Page, { path, content }: PaintedPage): Promise<string> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(content).first().waitFor();
  return page.locator('#portal').innerHTML();
}

/** Runs in a browser's page: its parser reads the HTML. */
function treeIn(html: string): Tree[] {
  const read = (node: Node): Tree[] => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [[node.localName, attributes, [...node.childNodes].flatMap(read)]];
  };
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(read);
}

async function printPages(
  browser: Browser,
  serving: Serving,
  pages: readonly PaintedPage[],
  signedIn: BrowserContextOptions,
) {
  const reader = await browser.newContext(signedIn);
  await withoutStream(reader);
  const stranger = await browser.newContext({ baseURL: signedIn.baseURL ?? '' });
  const shown = new Map<string, string>();
  for (const page of pages) {
    const tab = await (page.isPublic ? stranger : reader).newPage();
    shown.set(page.name, await shownBy(tab, page));
  }
  const parser = await stranger.newPage();
  const floors = await serveFloors(serving, shown, (html) => parser.evaluate(treeIn, html));
  await reader.close();

  console.log(heading);
  for (const page of pages) {
    const variants = {
      portal: page.path,
      static: `${floors.origin}/${page.name}/static`,
      react: `${floors.origin}/${page.name}/react`,
    };
    const loads: Record<keyof typeof variants, Load[]> = { portal: [], static: [], react: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of ['portal', 'static', 'react'] as const) {
        const slow = await slowPage(browser, page.isPublic ? { baseURL: signedIn.baseURL ?? '' } : signedIn);
        loads[variant].push(await loadOf(slow, variants[variant], page.content));
        await slow.close();
      }
    }
    const [portal, still, react] = [typical(loads.portal), typical(loads.static), typical(loads.react)];
    console.log(figuresLine(page.name, portal));
    console.log(figuresLine('  the same HTML, static', still));
    console.log(figuresLine('  React, the same elements', react));
    console.log(ratiosLine('  beside the static page', portal, still));
    console.log(ratiosLine('  beside React', portal, react));
    if (portal.shift >= unseenShift)
      refuse([`Something moves while ${page.name} comes:`, ...portal.moved].join('\n  '));
    if (page.isPublic && portal.content > still.content * allowed)
      refuse(`The form takes ${ratio(portal.content, still.content)} the static page’s; ${allowed} × is allowed.`);
  }
  await stranger.close();
  floors.close();
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  await buildPortal();
  const data = dataFolder();
  const port = await freePort();
  const serving = has('http1') ? overHttp1 : overHttp2(data.path);
  const server = await startServer(port, data.path, serving.env);
  const args = [...chromiumFlags, ...serving.browserFlags];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const origin = `${serving.scheme}://localhost:${port}`;
    const { context, token } = await signedInAt(origin);
    if (has('film')) {
      const file = fileURLToPath(new URL('../../../docs/images/first-page-film.webp', import.meta.url));
      await film(browser, { path: '/communities', content: 'article', signedIn: context }, file);
      console.log(`The film of the first page: ${file}`);
      return;
    }
    if (!has('interactions')) await printPages(browser, serving, await pagesAt(origin, token), context);
    if (has('pages') || only !== undefined) return;
    await printInteractions(browser, context, rounds);
    await printFullYear(browser, context, rounds);
  } finally {
    await browser.close();
    await stopServer(server, 'SIGTERM');
    data.remove();
  }
}

if (import.meta.main) await main();
