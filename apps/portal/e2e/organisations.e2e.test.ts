import { readFileSync } from 'node:fs';
import { contract } from '@portal/api/contract';
import { communitiesManifest } from '@portal/features-communities/manifest';
import { featureSettings, isSwitchedOn } from '@portal/kit/access';
import { profileNames, profiles, type ProfileName } from '@portal/profiles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { runningDatabase } from '../../server/src/db/embedded.ts';
import { allEndpoints, nameOf } from '../../server/src/http/bind.ts';
import { features } from '../features.ts';
import { walkCommunities } from './community-walk.ts';
import { allSet, comeIn, invited, walk } from './first-login-walk.ts';
import { accessTokenIn, knowAs, loginAt, openAs } from './logins.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, goWithin, signIn, test } from './portal-test.ts';
import { freePort, startServer, stopServer } from './server-process.ts';
import { buildTrials, trialFolder } from './trials/build-trials.ts';
import { isTrialName, type TrialName, trialPortals } from './trials/trial-portals.ts';
import { showTrial } from './trials/trial-visit.ts';

const lawBodies: ReadonlySet<ProfileName> = new Set(['law-council', 'law-society']);

beforeAll(() => buildTrials(Object.keys(trialPortals).filter(isTrialName)), 600_000);

describe.each(profileNames)('the portal of %s', (name) => {
  const profile = profiles[name];
  /** Its members see the splash screen until it opens. */
  const isAnnounced = profile.modules.login_splash_screen.enabled;
  const mountsOf = (isOn: boolean) =>
    features.filter((source) => isSwitchedOn(profile, source) === isOn).map(({ mount }) => mount(profile));
  // Of a place that features share, those that are on keep their pages open.
  const closed = mountsOf(false).filter((mount) => !mountsOf(true).includes(mount));
  let baseURL = inject('portalUrl');
  let stop = async () => {};

  beforeAll(async () => {
    if (isTrialName(name)) ({ baseURL, stop } = await startBeside(name));
  });
  afterAll(() => stop());

  test('has its own name, logo, colour and way to become a member, in the typeface of all [PLT-001] [PLT-054] [PLT-069] [PLT-276]', async ({
    visit,
  }) => {
    const page = await visit({ baseURL });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByText(profile.fullName, { exact: true }).filter({ visible: true }).first().waitFor();
    await expect.poll(() => page.title()).toBe(`Sign In · ${profile.shortName}`);
    await expect.poll(() => page.locator('meta[name=theme-color]').getAttribute('content')).toBe(profile.brandColor);
    await expect.poll(() => brandOf(page)).toBe(profile.brandColor.toLowerCase());
    expect(await page.request.get(await logoOf(page)).then((answer) => answer.text())).toBe(logoFile(name));
    const joining = new URL(profile.registrationRoute, profile.website).href;
    expect(await page.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(joining);
    const offersFirstLogin = profile.modules.first_time_login.enabled;
    await expect
      .poll(() => page.getByRole('link', { name: 'First time logging in' }).count())
      .toBe(offersFirstLogin ? 1 : 0);
    await expect.poll(() => fontOf(page)).toEqual({ first: 'Manrope Variable', isLoaded: true });
  });

  if (isAnnounced)
    test('says to its members that the portal is to come', async ({ visit }) => {
      const page = await visit({ baseURL });
      await signIn(page, accounts.member);
      await page.getByRole('heading', { name: 'Membership platform coming soon.' }).waitFor();
    });

  test(`lets ${isAnnounced ? 'its staff' : 'a member'} in, shows what is on and leads home from what is off [PLT-064] [PLT-067] [PLT-069] [PLT-231] [DIR-007]`, async ({
    visit,
  }) => {
    const page = await visit({ baseURL });
    const tracked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(contract.engagement.track.path)) tracked.push(request.url());
    });
    await signIn(page, isAnnounced ? accounts.admin : accounts.member);
    const { prefix } = featureSettings(profile, communitiesManifest);
    const greeting = page.getByRole('heading', { level: 1, name: isAnnounced ? /, Helen$/ : /, Mia$/ });
    await greeting.waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator(`a[href="/${prefix}"]`).waitFor();
    const marketplace = menu.locator('a[href="/marketplace"]');
    await expect.poll(() => marketplace.count()).toBe(profile.modules.marketplace.enabled ? 1 : 0);
    await menu.locator(`a[href="/${prefix}"]`).click();
    await page.locator(`a[href="/${prefix}/explore"]`).first().click();
    await page.getByRole('link', { name: 'Hand therapy' }).first().waitFor();
    const [first = '/', ...others] = closed;
    await page.goto(first);
    await page.waitForURL('/');
    await greeting.waitFor();
    // What newcomers are shown shares the place of these steps, and is on everywhere.
    const closedSteps = profile.modules.first_time_login.enabled ? [] : ['/first-time-login/user-details'];
    for (const path of [...others, ...closedSteps]) {
      const passed = await goWithin(page, path);
      await expect.poll(() => [passed.at(0), passed.at(-1)]).toEqual([path, '/']);
    }
    await page.waitForLoadState('networkidle');
    for (const mount of closed) expect(await page.locator(`a[href^="${mount}"]`).count(), mount).toBe(0);
    if (profile.modules.engagement_analytics.enabled) await expect.poll(() => tracked).not.toEqual([]);
    else expect(tracked).toEqual([]);
  });

  if (lawBodies.has(name))
    test('leads whoever is invited from the mail through every step to the end [PLT-053]', async ({ visit }) => {
      const page = await visit({ baseURL });
      await comeIn(page, await invited(page, baseURL));
      await walk(page);
      await allSet(page).waitFor();
    });

  test('has a server that knows no call of what is off', async () => {
    const headers = { authorization: `Bearer ${accessTokenIn(await loginAt(baseURL, accounts.member))}` };
    const switched = allEndpoints().filter(({ access }) => 'module' in access && access.module !== undefined);
    expect(switched).not.toEqual([]);
    for (const endpoint of switched) {
      const { access, method, path } = endpoint;
      const isOff = 'module' in access && access.module !== undefined && !profile.modules[access.module].enabled;
      if (!isOff) continue;
      const answer = await fetch(baseURL + path.replaceAll(/\{\w+\}/g, 'none'), { method, headers });
      expect(answer.status, nameOf(endpoint)).toBe(404);
    }
    const { method, path } = contract.communities.preference;
    expect((await fetch(baseURL + path, { method, headers })).ok).toBe(profile.modules.communities.enabled);
  });
});

test('communities are reached by links alone, from the menu to a comment on a post', async ({ page }) => {
  await openAs(page, accounts.member);
  await walkCommunities(page, 'communities', ownWords('Seen among the communities'));
});

describe('communities under another name', () => {
  test('are at /hubs, with every link that leads to them, and called so in menus and titles [PLT-191] [PLT-194] [COM-008] [COM-011]', async ({
    page,
  }) => {
    const called: string[] = [];
    page.on('request', (request) => called.push(new URL(request.url()).pathname));
    await showTrial(page, 'hubs');
    await openAs(page, accounts.member, '/hubs');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hubs', exact: true }).waitFor();
    await page.getByRole('navigation', { name: 'Hubs', exact: true }).getByText('My hubs').waitFor();
    await expect.poll(() => page.title()).toBe('Hubs · OTA');
    await walkCommunities(page, 'hubs', ownWords('Seen among the hubs'));
    expect(called.filter((path) => path.startsWith('/api/v1/community/'))).not.toEqual([]);
    expect(called.filter((path) => path.startsWith('/api/') && path.includes('hubs'))).toEqual([]);
  });

  test('are gone where the module is off: no entry, and every address leads to the page before, or home [PLT-058] [PLT-214] [PLT-231]', async ({
    page,
  }) => {
    await showTrial(page, 'without-communities');
    await knowAs(page, accounts.member);
    for (const path of ['/communities', '/communities/hand-therapy/posts']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('heading', { name: /, Mia$/ }).waitFor();
      expect(await page.locator('a[href^="/communities"]').count()).toBe(0);
    }
    // Home is what the other features bring to it.
    await page.getByRole('region', { name: 'Latest news' }).getByRole('article').waitFor();
    await goWithin(page, '/marketplace');
    const marketplace = page.getByRole('heading', { level: 1, name: 'Marketplace' });
    await marketplace.waitFor();
    const passed = await goWithin(page, '/communities/explore');
    await expect.poll(() => passed).toEqual(['/communities/explore', '/marketplace']);
    await marketplace.waitFor();
  });
});

describe('whoever has an account', () => {
  test.for([
    ['a member', accounts.member],
    ['a client user', accounts.clientUser],
    ['a staff contact', accounts.staff],
  ] as const)('%s signs in and uses the shell [PLT-002]', async ([, email], { page }) => {
    await signIn(page, email);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Where you are signed in' }).click();
    await page.getByText('This device').waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

/** Starts a server for another organisation on the database and files of the first: a portal keeps nothing in its process. */
async function startBeside(name: TrialName & ProfileName): Promise<{ baseURL: string; stop: () => Promise<void> }> {
  const data = inject('portalData');
  const port = await freePort();
  const server = await startServer(port, data, {
    VITE_APP_PROJECT_NAME: name,
    PORTAL_FOLDER: trialFolder(name),
    DATABASE_URL: (await runningDatabase(`${data}/postgres`)) ?? '',
  });
  return { baseURL: `http://localhost:${port}`, stop: () => stopServer(server, 'SIGTERM') };
}

function brandOf(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main).getPropertyValue('--portal-color-brand').trim().toLowerCase());
}

function logoOf(page: Page): Promise<string> {
  return page
    .getByRole('main')
    .locator('img')
    .filter({ visible: true })
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.src : ''));
}

function logoFile(name: ProfileName): string {
  return readFileSync(new URL(`../../../profiles/${name}/brand/logo.svg`, import.meta.url), 'utf8');
}

/** The typeface that the page asks for first, and whether the browser has it. */
function fontOf(page: Page): Promise<{ first: string | undefined; isLoaded: boolean }> {
  return page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await document.fonts.ready;
    const bare = (family: string) => family.replaceAll(/["']/g, '').trim();
    const [first] = getComputedStyle(heading).fontFamily.split(',').map(bare);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => bare(family));
    return { first, isLoaded: first !== undefined && loaded.includes(first) };
  });
}
