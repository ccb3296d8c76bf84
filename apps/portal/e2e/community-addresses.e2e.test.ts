import type { Page } from 'playwright-core';
import { knowAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';
import { personWith, world } from './world-places.ts';

const mia = personWith(accounts.member);
const community = inTheWorld(world.communities.find(({ alias }) => alias === 'hand-therapy'));
const post = inTheWorld(world.posts.find(({ communityId, status }) => communityId === community.id && status === 1));
const savedPosts = world.postSaves.filter(({ personId }) => personId === mia.id).map(({ targetId }) => targetId);
const at = `/communities/${community.alias}`;

/** Each address with the title of its window, the heading of its page, and what no other page shows. */
const places: readonly [path: string, title: string, heading: RegExp | string, shows: (page: Page) => Promise<void>][] =
  [
    [
      '/communities',
      'Communities',
      /^Welcome.* Mia/,
      async (page) => {
        const menu = page.getByRole('navigation', { name: 'Communities', exact: true });
        await menu.getByRole('group', { name: 'My communities' }).getByRole('link', { name: community.name }).waitFor();
      },
    ],
    [
      '/communities/explore',
      'Explore communities',
      'Explore communities',
      async (page) => {
        await page.getByRole('searchbox', { name: 'Search communities' }).waitFor();
        await page.getByRole('article').getByRole('heading', { name: community.name }).waitFor();
      },
    ],
    [
      at,
      'Community Details',
      community.name,
      async (page) => {
        await page.getByRole('heading', { name: 'Who are we?' }).waitFor();
        await expect.poll(() => currentTab(page)).toBe('About');
      },
    ],
    [
      `${at}/posts`,
      'Discussion',
      community.name,
      async (page) => {
        await page.getByRole('button', { name: 'Create post' }).first().waitFor();
        for (const path of await postsIn(page)) expect(path).toMatch(new RegExp(`^${at}/posts/`));
        await expect.poll(() => currentTab(page)).toBe('Discussion');
      },
    ],
    [
      `${at}/posts/${post.id}`,
      'Discussions',
      post.title,
      async (page) => {
        await page.getByRole('heading', { name: 'Comments' }).waitFor();
      },
    ],
    [
      `${at}/members`,
      'Members',
      community.name,
      async (page) => {
        await page.getByRole('heading', { name: 'Key members' }).waitFor();
        await page.getByRole('heading', { name: 'All members' }).waitFor();
        await expect.poll(() => currentTab(page)).toBe('Members');
      },
    ],
    [
      `${at}/resources`,
      'Assets',
      community.name,
      async (page) => {
        await page.getByRole('list', { name: 'Files and links in Protocols' }).waitFor();
        await expect.poll(() => currentTab(page)).toBe('Assets');
      },
    ],
    [
      '/communities/faq',
      'Frequently asked questions',
      'Frequently asked questions',
      async (page) => {
        await page.getByText('How do I join a community?').waitFor();
      },
    ],
    [
      '/communities/saved-posts',
      'Saved posts',
      'Saved posts',
      async (page) => {
        for (const path of await postsIn(page)) expect(savedPosts).toContain(path.split('/').at(-1));
      },
    ],
  ];

test('every address of communities opens its page, under its title [COM-012] [COM-013] [COM-015] [COM-016] [COM-017] [COM-018] [COM-019] [COM-020] [COM-025] [COM-026]', async ({
  page,
}) => {
  await knowAs(page, accounts.member);
  for (const [path, title, heading, shows] of places) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await shows(page);
    await expect.poll(async () => [new URL(page.url()).pathname, await page.title()]).toEqual([path, `${title} · OTA`]);
  }
});

function currentTab(page: Page): Promise<string> {
  return page
    .getByRole('navigation', { name: `Pages of ${community.name}` })
    .locator('[aria-current=page]')
    .innerText();
}

/** Where the posts lead that are listed, one or more of them. */
async function postsIn(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

function inTheWorld<Item>(found: Item | undefined): Item {
  if (found === undefined) throw new Error('The demo world has no such place.');
  return found;
}
