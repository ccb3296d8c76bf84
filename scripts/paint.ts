/**
 * `pnpm paint`: when a slow phone first shows the form of a public page, and when it works, beside a static page with the same text and form, in one run.
 * A 4 × slowed processor and fast 3G (562 ms latency, 180 kB/s). Prints milliseconds and their ratio; fails above 1.2 or when anything moves.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-chromium.ts';

const dist = fileURLToPath(new URL('../apps/portal/dist/', import.meta.url));
const rounds = Number(process.env.ROUNDS ?? 11);
const allowed = 1.2;
/** Letters may settle by a pixel where the device has none of the fallback's fonts; nothing else may. */
const allowedShift = 0.005;
const fast3G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The same text, links and fields, and nothing else: what any page with this form must at least load. */
function staticCopy(html: string): string {
  const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const bare = body
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<img\b[^>]*>/g, '')
    .replaceAll(/\s(?:class|style|data-[\w-]+)="[^"]*"/g, '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Static</title></head><body>${bare}</body></html>`;
}

function serve(pages: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages.get(path);
    const type = page === undefined ? types[extname(path)] : types['.html'];
    if (type === undefined) return void response.writeHead(404).end();
    const content = page ?? readFileSync(join(dist, path));
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

interface Paint {
  /** Milliseconds from the start of the navigation until the form could be seen. */
  form: number;
  /** … and until the portal's script had taken it over; at once where there is none to do so. */
  works: number;
  /** How much had moved by the time that everything had come: the layout shift score. */
  shift: number;
}

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { form: 0, works: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = () => {
      // The frame in which the field has its place is painted right after this callback.
      if (document.querySelector('input')?.getClientRects().length) seen.form ||= performance.now();
      if (seen.form > 0 && !document.querySelector('[data-drawn]')) seen.works = performance.now();
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => Reflect.get(window, 'seen').works > 0);
  const seen: Paint = await page.evaluate(() => Reflect.get(window, 'seen'));
  await context.close();
  return seen;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(browser: Browser, origin: string, paths: readonly string[]): Promise<Map<string, Paint[]>> {
  const paints = new Map<string, Paint[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) paints.get(path)?.push(await paintOf(browser, origin + path));
  }
  return paints;
}

async function main(): Promise<void> {
  const path = '/account/sign-in';
  const html = readFileSync(join(dist, `${path}.html`), 'utf8');
  const server = await serve(
    new Map([
      [path, html],
      ['/static', staticCopy(html)],
    ]),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const paints = await measure(browser, `http://localhost:${address.port}`, [path, '/static']);
  await browser.close();
  server.close();

  const of = (page: string) => paints.get(page) ?? [];
  const [portal, still] = [path, '/static'].map((page) => median(of(page).map(({ form }) => form)));
  const ratio = (portal ?? 0) / (still ?? 1);
  const works = median(of(path).map((paint) => paint.works));
  const shift = Math.max(...of(path).map((paint) => paint.shift));
  console.log(`${path}   form seen after ${portal?.toFixed(0)} ms, layout shift ${shift.toFixed(3)}`);
  console.log(`                  and works after ${works.toFixed(0)} ms`);
  console.log(`the same, static  form seen after ${still?.toFixed(0)} ms`);
  console.log(`ratio             ${ratio.toFixed(2)} of ${allowed}`);
  if (ratio > allowed || shift > allowedShift) process.exitCode = 1;
}

if (import.meta.main) await main();
