import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Load } from './figures.ts';
import { shiftsOn, watchShifts } from './shifts.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';

/** Fast 3G, as browsers name it: milliseconds, and bytes a second. */
export const slowNetwork = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slowdown = 4;

interface SlowPage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** A page with nothing in its cache, on a processor four times as slow, and on a slow network unless said otherwise. */
export async function slowPage(
  browser: Browser,
  options: BrowserContextOptions & { isNetworkFast?: boolean } = {},
): Promise<SlowPage> {
  const { isNetworkFast, ...rest } = options;
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, ...rest });
  await withoutStream(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!isNetworkFast) await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/** Loads an address until what is waited for stands there and nothing more comes. */
export async function loadOf({ page }: SlowPage, address: string, content: string): Promise<Load> {
  await watchShifts(page);
  await page.addInitScript(watch, content);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.waitForFunction(() => Reflect.get(window, 'seen').works > 0);
  const shifts = await shiftsOn(page);
  return {
    ...(await page.evaluate(loadSeen)),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** Runs in the page before anything else of it. */
function watch(content: string): void {
  const seen = { content: 0, works: 0, largestPaint: 0, blocking: 0 };
  Object.assign(window, { seen });
  const look = () => {
    // The frame in which it has its place is painted right after this callback.
    if (document.querySelector(content)?.getClientRects().length) seen.content ||= performance.now();
    if (seen.content > 0 && !document.querySelector('[data-prerendered]')) seen.works = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (seen.largestPaint = entry.startTime));
  observe('longtask', (entry) => (seen.blocking += entry.duration - 50));
}

function loadSeen(): Omit<Load, 'shift' | 'moved'> {
  const seen = Reflect.get(window, 'seen');
  const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
    entry instanceof PerformanceResourceTiming;
  const all = performance.getEntries().filter(isResource);
  const before = all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= seen.content);
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const bytes = before.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { ...seen, firstPaint, requests: before.length, bytes };
}
