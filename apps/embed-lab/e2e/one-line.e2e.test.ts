import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { codeSentTo, lastCodeTo } from './outbox.ts';
import { signIn, visit } from './visits.ts';

const window = { width: 1280, height: 900 };
const explore =
  '<portal-communities id="explore" organisation="ota" scheme="light"><a href="#way">Communities of the OTA</a></portal-communities>';
const feed = '<portal-feed id="feed" organisation="ota" scheme="light"></portal-feed>';
/** With the first heading of its page. */
const pages = [
  ['<portal-feed></portal-feed>', 'Welcome, Mia'],
  ['<portal-saved-posts></portal-saved-posts>', 'Saved posts'],
  ['<portal-events></portal-events>', 'Events'],
  ['<portal-my-events></portal-my-events>', 'Attending'],
  ['<portal-past-events></portal-past-events>', 'Past events'],
  ['<portal-cpd-events></portal-cpd-events>', 'CPD'],
  ['<portal-general-events></portal-general-events>', 'Events'],
  ['<portal-faq></portal-faq>', 'Frequently asked questions'],
  ['<portal-meetings></portal-meetings>', 'Explore meetings'],
  ['<portal-community-meetings alias="hand-therapy"></portal-community-meetings>', 'Hand therapy'],
  ['<portal-community-members alias="hand-therapy"></portal-community-members>', 'Hand therapy'],
  ['<portal-meeting alias="hand-therapy" id="m-001"></portal-meeting>', 'Journal club: thumb base arthritis'],
  ['<portal-cpd></portal-cpd>', 'CPD Tracker'],
  ['<portal-cpd-courses></portal-cpd-courses>', 'Enrolled courses'],
  ['<portal-notifications></portal-notifications>', 'Notifications'],
  ['<portal-event id="e-002"></portal-event>', 'Annual general meeting, Melbourne'],
] as const;
const spacer = '<div style="height: 5000px"></div>';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
});
afterAll(() => browser.close());

test('a page that names the script loads the rest when an element comes into view', async () => {
  const { page, complaints } = await visit(browser, 'bare', { viewport: window });
  await page.waitForLoadState('networkidle');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await write(page, spacer + explore);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(loaded).toEqual([]);
  expect(await page.getByRole('link', { name: 'Communities of the OTA' }).isVisible()).toBe(true);

  await page.locator('#explore').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(loaded.filter((path) => !path.startsWith('/embed/assets/'))).toEqual([]);
  expect(await page.getByRole('link', { name: 'Communities of the OTA' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  const licenses = await fetch(`${inject('portalUrl')}/embed/licenses.md`);
  expect(await licenses.text()).toContain('## preact');
  await page.context().close();
});

test('a stranger signs in inside of one element, by keyboard, and every element knows them', async () => {
  const { page, complaints } = await visit(browser, 'bare', { viewport: window });
  await write(page, explore + feed);
  const button = page.locator('#explore').getByRole('button', { name: 'Sign in' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('Email', { exact: true });
  await expect.poll(() => focused(page)).toBe('email');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Sign in');

  await button.click();
  await email.fill('mia.nguyen@example.org');
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusIn(page, '[role=dialog]')).toBe(true);
  }
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#explore article').first().waitFor();
  await page.locator('#feed').scrollIntoViewIfNeeded();
  await page.locator('#feed article').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('who has a second factor signs in with it inside of an element, and the website hears who came', async () => {
  const { page, complaints } = await visit(browser, 'bare', { viewport: window });
  await page.evaluate(() =>
    document.addEventListener('portal-signed-in', (event) => {
      // An event of the element, with what it says of it.
      document.title = (event as CustomEvent<{ userId: string }>).detail.userId;
    }),
  );
  await write(page, explore);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const before = await lastCodeTo(inject('portalUrl'), 'wei.chen@example.org');
  await dialog.getByLabel('Email', { exact: true }).fill('wei.chen@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('Verification code');
  await field.waitFor();
  await field.fill(await codeSentTo(inject('portalUrl'), 'wei.chen@example.org', before));
  await page.keyboard.press('Enter');
  await page.locator('#explore article').first().waitFor();
  await expect.poll(() => page.title()).toMatch(/^p-/);
  // The refusal of the first sign-in, which asks for the code, is all that the browser notes.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  await page.context().close();
});

test('an element leads on to what it can show, and its links bear the address on the portal', async () => {
  const { page } = await signedIn(explore);
  const card = page.locator('#explore article').getByRole('link', { name: 'Hand therapy' }).first();
  expect(await card.getAttribute('href')).toBe(`${inject('portalUrl')}/communities/hand-therapy`);
  const address = page.url();
  await card.click();
  await page.locator('#explore').getByRole('heading', { name: 'Hand therapy', level: 2 }).waitFor();
  expect(page.url()).toBe(address);
  await page.context().close();
});

test('an element says by attributes what it is about, and follows them', async () => {
  const { page } = await signedIn(
    '<portal-community id="one" alias="hand-therapy" heading-level="3"></portal-community>',
  );
  await page.locator('#one').getByRole('heading', { name: 'Hand therapy', level: 3 }).waitFor();
  await page.locator('#one').evaluate((element) => {
    element.setAttribute('alias', 'mental-health');
    element.setAttribute('heading-level', '1');
  });
  await page.locator('#one').getByRole('heading', { name: 'Mental health', level: 1 }).waitFor();
  await page.context().close();
});

test('each page that has an element stands in one, as a visitor would find it, with its own headings and no way back', async () => {
  const { page, complaints } = await signedIn('');
  for (const [element, heading] of pages) {
    await write(page, element);
    await page.getByRole('heading', { name: heading, level: 2, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([element, await page.getByRole('link', { name: /^Back/ }).count()]).toEqual([element, 0]);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what opens in an element is used by keyboard: a menu, a list of which several are chosen, a calendar, an editor', async () => {
  const { page, complaints } = await signedIn('<portal-community-posts alias="hand-therapy"></portal-community-posts>');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  // The cards of the list have such menus too.
  await page.getByRole('heading', { name: 'Comments' }).waitFor();
  const more = page.getByRole('button', { name: /^More actions for/ }).first();
  await more.press('Enter');
  await expect.poll(() => focused(page)).toBe('Copy link');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('Report post');
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate(isFocused)).toBe(true);
  await page
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  const editor = page.getByRole('textbox', { name: 'Comment' });
  await expect.poll(() => editor.evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Read and used.');
  await expect.poll(() => editor.textContent()).toBe('Read and used.');

  await write(page, '<portal-events></portal-events>');
  await page.getByRole('link', { name: 'See all' }).click();
  const places = page.getByRole('button', { name: /Anywhere/ });
  await places.press('Enter');
  const list = page.getByRole('listbox');
  await list.getByRole('option').first().waitFor();
  // The list has the focus where its options come after it has opened, its search where they were there before; both hear keys a moment later.
  const reachesOption = async () => {
    await page.keyboard.press('ArrowDown');
    return isFocusIn(page, '[role=option]');
  };
  await expect.poll(() => isFocusIn(page, '[role=dialog]')).toBe(true);
  await expect.poll(reachesOption).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => list.getByRole('option', { selected: true }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  // The calendar of the dates comes with the focus.
  await page.getByRole('textbox', { name: 'Event dates' }).focus();
  await page.getByRole('button', { name: /Calendar/ }).press('Enter');
  const grid = page.getByRole('grid').first();
  await grid.waitFor();
  await expect.poll(() => focused(page)).toMatch(/^\d+$/);
  const today = await focused(page);
  await page.keyboard.press('ArrowRight');
  // The first of the next month where this one ends.
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^(${Number(today) + 1}|1)$`));
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('arrows of an element point along its own words, whatever the page around it reads', async () => {
  const { page } = await signedIn('');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await write(
    page,
    ['', 'dir="ltr"'].map((dir) => `<portal-post ${dir} alias="hand-therapy" id="post-1"></portal-post>`).join(''),
  );
  const arrow = (at: number) => page.locator('portal-post').nth(at).getByRole('link').locator('svg').first();
  const along = (at: number) => arrow(at).evaluate((svg) => new DOMMatrix(getComputedStyle(svg).transform).a);
  await expect.poll(async () => [await along(0), await along(1)]).toEqual([-1, 1]);
  await page.context().close();
});

test('where the page reads from the right, menus do too, and the arrow keys of a toolbar and of choices go where they point', async () => {
  const { page, complaints } = await signedIn('');
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await write(page, '<portal-community-posts alias="hand-therapy"></portal-community-posts>');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  // The cards of the list have such menus too.
  await page.getByRole('heading', { name: 'Comments' }).waitFor();
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .press('Enter');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await page
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  const editor = page.getByRole('textbox', { name: 'Comment' });
  await expect.poll(() => editor.evaluate(isFocused)).toBe(true);
  const tools = page.getByRole('toolbar').getByRole('button');
  await page.keyboard.press('Alt+F10');
  await expect.poll(() => tools.nth(0).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tools.nth(1).evaluate(isFocused)).toBe(true);
  const [first, second] = [await tools.nth(0).boundingBox(), await tools.nth(1).boundingBox()];
  expect(second?.x).toBeLessThan(first?.x ?? 0);

  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Report post' }).press('Enter');
  const reasons = page.getByRole('dialog').getByRole('radio');
  await reasons.nth(0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => reasons.nth(1).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('one line of CSS on an element gives it the colour of its website', async () => {
  const { page } = await signedIn(`<style>portal-communities { --portal-color-brand: #8a1c7c }</style>${explore}`);
  const root = page.locator('#explore .portal-root');
  const brand = () => root.evaluate((element) => getComputedStyle(element).getPropertyValue('--portal-color-brand'));
  await expect.poll(async () => (await brand()).trim()).toBe('#8a1c7c');
  await page.context().close();
});

test('what stands below an element moves while it loads, unless the page keeps room for it', async () => {
  const { page } = await signedIn('');
  await page.evaluate(() => {
    // What the Layout Instability API says of what moved, which TypeScript does not declare.
    type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
    new PerformanceObserver((list) => {
      const sources = (list.getEntries() as Shift[]).flatMap((shift) => shift.sources);
      if (sources.some(({ node }) => node?.textContent === 'Below.')) document.title = 'moved';
    }).observe({ type: 'layout-shift' });
  });
  for (const [room, title] of [
    ['auto', 'moved'],
    ['100vh', 'still'],
  ]) {
    await page.evaluate(() => (document.title = 'still'));
    await write(page, `<style>#explore { display: block; min-block-size: ${room} }</style>${explore}<p>Below.</p>`);
    await page.locator('#explore article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => [room, await page.title()]).toEqual([room, title]);
  }
  await page.context().close();
});

test('where the network is blocked, the link stays and the page is told', async () => {
  const { page } = await visit(browser, 'bare', { viewport: window });
  await page.route('**/embed/assets/**', (route) => route.abort());
  await page.evaluate(() => document.addEventListener('portal-failed', () => (document.title = 'told')));
  await write(page, explore);
  await expect.poll(() => page.title()).toBe('told');
  expect(await page.getByRole('link', { name: 'Communities of the OTA' }).isVisible()).toBe(true);
  await page.context().close();
});

test('what is taken off the page and put back shows itself again', async () => {
  const { page, complaints } = await signedIn(explore);
  await page.locator('#explore article').first().waitFor();
  await page.evaluate(async () => {
    const element = document.querySelector('#explore');
    element?.remove();
    await Promise.resolve();
    if (element) document.querySelector('main')?.append(element);
  });
  await page.locator('#explore article').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an element hears of a comment as it is written', async () => {
  const moderator: { accessToken: string } = JSON.parse(await signIn('tom.papadopoulos@example.org'));
  const sendAsModerator = async (path: string, body: BodyInit, type: Record<string, string> = {}) => {
    const headers = { Authorization: `Bearer ${moderator.accessToken}`, ...type };
    const answer = await fetch(inject('portalUrl') + path, { method: 'POST', headers, body });
    const { id }: { id: string } = await answer.json();
    return id;
  };
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const post = { communityId: 'c-01', title: 'Splints for night use', body: '<p>Which?</p>' };
  const id = await sendAsModerator('/api/v1/community/post', form(post));
  const { page, complaints } = await signedIn('', { isLive: true });
  const isHeard = page.waitForResponse((answer) => answer.url().includes(`/community/live?posts=${id}`) && answer.ok());
  await write(page, `<portal-post alias="hand-therapy" id="${id}"></portal-post>`);
  await isHeard;
  await sendAsModerator(`/api/v1/community/post/${id}/comment`, form({ body: '<p>Soft ones, with a strap.</p>' }));
  await page.getByText('Soft ones, with a strap.').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

async function signedIn(html: string, options: { isLive?: boolean } = {}) {
  const login = await signIn('mia.nguyen@example.org');
  const opened = await visit(browser, 'bare', { login, viewport: window, ...options });
  await write(opened.page, html);
  return opened;
}

/** Puts elements on the page, as its author or a script of it would. */
async function write(page: Page, html: string): Promise<void> {
  await page.locator('main').evaluate((main, text) => {
    main.innerHTML = text;
  }, html);
}

/** What has the focus, through every shadow root: the type of a field, or the words of anything else. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active instanceof HTMLInputElement ? active.type : (active?.textContent ?? '');
  });
}

function isFocused(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement === element;
}

async function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((around) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.closest(around) != null;
  }, selector);
}
