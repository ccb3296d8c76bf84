import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';
import { postsOf } from './world-places.ts';

const [post] = postsOf(accounts.member);

const pages = {
  'sign-in': { path: '/account/sign-in', shows: 'input', as: undefined },
  'the first page': { path: '/communities', shows: 'article', as: accounts.member },
  Explore: { path: '/communities/explore', shows: 'article', as: accounts.member },
  'Discover events': { path: '/events/discover/all', shows: 'article', as: accounts.member },
  'CPD tracker': { path: '/cpd/tracker-page', shows: 'section [role=progressbar]', as: accounts.member },
  'form of a CPD record': { path: '/cpd/records/new', shows: 'form', as: accounts.member },
  'a post': { path: `/communities/${post?.alias}/posts/${post?.id}`, shows: 'article', as: accounts.member },
} as const;

const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

describe('nothing moves while a page comes, from cold on a slow network:', () => {
  test.for(Object.entries(pages))('%s', async ([, { path, shows, as }], { visit }) => {
    const moved = await Promise.all(
      looks.map(async ({ width, scheme }) => {
        const page = await visit({ viewport: { width, height: 800 }, colorScheme: scheme });
        await slowDown(page);
        await page.addInitScript(watchShifts);
        await (as === undefined ? page.goto(path) : openAs(page, as, path));
        await page.locator(shows).first().waitFor();
        await page.waitForLoadState('networkidle');
        return shiftsOn(page, `${width} ${scheme}`);
      }),
    );
    expect(moved.flat()).toEqual([]);
  });
});

/** Slow enough that HTML, styles, scripts, fonts, calls and pictures each come in a frame of their own. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: 250_000, uploadThroughput: 84_000 };
  await session.send('Network.emulateNetworkConditions', network);
}

interface Shift {
  value: number;
  /** What moved, from where to where. */
  nodes: string[];
}

/** Runs in the page before anything else of it. */
function watchShifts(): void {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    return `${element?.outerHTML.slice(0, 120)} "${node?.textContent?.slice(0, 40)}"`;
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      );
      const nodes = sources.map(
        ({ node, previousRect, currentRect }) => `${place(previousRect)} → ${place(currentRect)} ${nameOf(node)}`,
      );
      shifts.push({ value: Reflect.get(entry, 'value'), nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOn(page: Page, look: string): Promise<string[]> {
  const shifts: Shift[] = await page.evaluate(
    () =>
      // Two frames on, what was laid out last has been reported.
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts')))),
      ),
  );
  // A word that is a few pixels narrower in the font that stands in moves its neighbours by as much: all of it together is less than anybody sees.
  if (shifts.reduce((sum, { value }) => sum + value, 0) < 0.0005) return [];
  return shifts.flatMap(({ value, nodes }) => nodes.map((node) => `${look} ${value.toFixed(4)}: ${node}`));
}
