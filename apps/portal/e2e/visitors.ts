import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Somebody at a browser of their own, before a page that shows nothing yet. */
interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Where something may be kept of them. */
  origins: Set<string>;
}

interface Visitors {
  /** A cold one has not even the files. */
  come(isCold: boolean): Promise<Visitor>;
  /** For the next test: nothing is left of them but the files of the portal in the browser's cache. */
  leave(visitor: Visitor): Promise<void>;
}

/** More than two at a time are seldom wanted. */
const mostIdle = 3;

/**
 * Visitors who come again as somebody whom the portal has never seen. A browser context for each test is a window for each, in which the browser draws its own
 * buttons too, and fetches each file of the portal anew.
 */
export function comingVisitors(browser: Browser, open: () => Promise<BrowserContext>): Visitors {
  const idle: Visitor[] = [];
  return {
    async come(isCold) {
      const visitor = idle.pop() ?? (await newVisitor(await open()));
      if (isCold) await withDevtools(visitor, (session) => session.send('Network.clearBrowserCache'));
      return visitor;
    },
    async leave(visitor) {
      const { context } = visitor;
      if (!browser.contexts().includes(context)) return;
      // One that has begun may come up again after all is cleared.
      const hasWorker = context.serviceWorkers().length > 0;
      const anew = idle.length < mostIdle && !hasWorker ? await forgotten(visitor).catch(() => null) : null;
      if (anew === null) await context.close();
      else idle.push(anew);
    },
  };
}

async function newVisitor(context: BrowserContext): Promise<Visitor> {
  const origins = new Set<string>();
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const origin = URL.parse(frame.url())?.origin ?? 'null';
      if (origin !== 'null') origins.add(origin);
    });
  });
  return { context, page: await context.newPage(), origins };
}

/** Closes what they have open, and forgets what they kept. */
async function forgotten({ context, origins }: Visitor): Promise<Visitor> {
  const left = context.pages();
  await context.setOffline(false);
  const page = await context.newPage();
  await Promise.all(left.map((each) => each.close()));
  await context.clearCookies();
  const visitor = { context, page, origins };
  await withDevtools(visitor, async (session) => {
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  });
  origins.clear();
  return visitor;
}

/** What Playwright has no word for. */
async function withDevtools({ context, page }: Visitor, ask: (session: CDPSession) => Promise<unknown>): Promise<void> {
  const session = await context.newCDPSession(page);
  await ask(session);
  await session.detach();
}
