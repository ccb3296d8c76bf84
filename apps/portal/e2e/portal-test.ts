import { liveStream } from '@portal/api/contract';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { untilJobsHaveRun } from './jobs.ts';
import { onALostConnection } from './logins.ts';
import { comingVisitors } from './visitors.ts';

export { expect };

interface VisitOptions extends Omit<BrowserContextOptions, 'viewport'> {
  viewport?: ViewportSize;
  /** Hears of changes as they happen: a network that never rests. */
  isLive?: boolean;
  /** Has nothing of the portal in the browser's cache. */
  isCold?: boolean;
}

interface PortalFixtures {
  browser: Browser;
  visitors: ReturnType<typeof comingVisitors>;
  /** A page of a visitor who has not signed in; an error in it fails the test. */
  page: Page;
  /** The same, of one who has never been here: what is measured or held back comes from the server. */
  coldPage: Page;
  /** Another visitor, for instance on a phone: `await visit({ viewport: { width: 360, height: 780 } })`. */
  visit: (options?: VisitOptions) => Promise<Page>;
}

export function isLiveStream(address: URL | string): boolean {
  return new URL(address).pathname === liveStream.path;
}

const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  locale: 'en-AU',
  timezoneId: 'Australia/Sydney',
  reducedMotion: 'reduce',
};

/** What a page can be told without a context of its own. */
const usualOptions: readonly string[] = ['isCold', 'viewport', 'colorScheme'];

/** A test in a real browser against the built portal and its server. */
export const test = base.extend<PortalFixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitors: [
    async ({ browser }, use) => {
      await use(comingVisitors(browser, () => openContext(browser, {})));
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, visitors, task }, use) => {
    const errors: string[] = [];
    const own: BrowserContext[] = [];
    const usual: Awaited<ReturnType<typeof visitors.come>>[] = [];
    const usualPage = async ({ isCold = false, viewport, colorScheme }: VisitOptions) => {
      const visitor = await visitors.come(isCold);
      usual.push(visitor);
      if (viewport !== undefined) await visitor.page.setViewportSize(viewport);
      if (colorScheme !== undefined) await visitor.page.emulateMedia({ colorScheme });
      return visitor.page;
    };
    const ownPage = async (options: VisitOptions) => {
      const context = await openContext(browser, options);
      own.push(context);
      return context.newPage();
    };
    await use(async (options = {}) => {
      const isUsual = Object.keys(options).every((name) => usualOptions.includes(name));
      const page = await (isUsual ? usualPage(options) : ownPage(options));
      page.setDefaultTimeout(30_000);
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      return page;
    });
    await Promise.all(own.map((context) => context.close()));
    // What a failed test has done to a browser is not looked into.
    for (const visitor of usual)
      await (task.result?.state === 'fail' ? visitor.context.close() : visitors.leave(visitor));
    expect(errors, 'errors on the page').toEqual([]);
  },
  page: async ({ visit }, use) => {
    await use(await visit());
  },
  coldPage: async ({ visit }, use) => {
    await use(await visit({ isCold: true }));
  },
});

/** One of its own has nothing in its cache. */
async function openContext(
  browser: Browser,
  { isCold: _, isLive = false, ...options }: VisitOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...desktop, baseURL: inject('portalUrl'), ...options });
  if (!isLive) await withoutStream(context);
  return context;
}

/** Signs a demo account in through the sign-in page, and waits until the portal shows. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/account/sign-in');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
}

export async function fillCredentials(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Goes to an address without loading the page anew, as Forward does; the paths passed on the way. */
export async function goWithin(page: Page, path: string): Promise<readonly string[]> {
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  return passed;
}

/**
 * The plain text of the newest message to an address, from the outbox in which the demo keeps it; empty where there is none. Whoever waits for it looks many
 * times: not with a page.
 */
export async function lastMailTo({ request }: Page, recipient: string): Promise<string> {
  const outbox = await request.get('/api/dev/outbox', { params: { to: recipient }, ...onALostConnection });
  const [, newest] = /href="(\/api\/dev\/outbox\/\d+)"/.exec(await outbox.text()) ?? [];
  if (newest === undefined) return '';
  const message = await request.get(newest, onALostConnection);
  const [, text = ''] = /<pre>([^]*?)<\/pre>/.exec(await message.text()) ?? [];
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: keyof typeof characters) => characters[name]);
}

/** What stands in HTML for a character that would be part of it. */
const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;

/** The same, once it says something and is not the one that was the newest before: mails are sent after the answer to the call that causes them. */
export async function mailTo(page: Page, recipient: string, says: RegExp | string, before = ''): Promise<string> {
  let mail = '';
  const come = async () => {
    mail = await lastMailTo(page, recipient);
    return mail === before ? '' : mail;
  };
  await expect.poll(come, { ...untilJobsHaveRun, interval: 100 }).toMatch(says);
  return mail;
}

/** The address of the first link of a mail. */
export function linkIn(mail: string): URL {
  return new URL(/https?:\S+/.exec(mail)?.[0] ?? '');
}

const code = /\b\d{6}\b/;

export async function codeSentTo(page: Page, recipient: string, before = ''): Promise<string> {
  return code.exec(await mailTo(page, recipient, code, before))?.[0] ?? '';
}

/** The documented accounts, by what they are for. */
export const accounts = {
  member: 'mia.nguyen@example.org',
  moderator: 'tom.papadopoulos@example.org',
  editor: 'priya.sharma@example.org',
  admin: 'helen.brooks@example.org',
  clientUser: 'grace.campbell@example.org',
  staff: 'samir.haddad@example.org',
} as const;

/** Chooses a password of her own in a test, so that no other test signs her in. */
export const forgetful = 'leilani.tuala@example.org';
