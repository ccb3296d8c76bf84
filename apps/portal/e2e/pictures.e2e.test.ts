import type { Page } from 'playwright-core';
import { knowAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';
import { world } from './world-places.ts';

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const pages = ['/communities', '/communities/explore', '/communities/hand-therapy', postWithPicture()];

/** A post of that community, with its picture on top. */
function postWithPicture(): string {
  const community = world.communities.find(({ alias }) => alias === 'hand-therapy');
  const post = world.posts.find(
    (each) => each.communityId === community?.id && each.image !== null && each.status === 1,
  );
  return `/communities/hand-therapy/posts/${post?.id}`;
}

interface Shown {
  address: string;
  /** Pixels of the screen, from side to side. */
  shown: number;
  /** Pixels of the file. */
  loaded: number;
  bytes: number;
  originalBytes: number;
  priority: string | null;
}

/** The files of the server's pictures on the page, each with its widest place. */
function shownOn(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.currentSrc.includes('/api/content/assets/'));
    const widest = new Map<string, HTMLImageElement>();
    for (const image of images) {
      const known = widest.get(image.currentSrc);
      if (known === undefined || known.clientWidth < image.clientWidth) widest.set(image.currentSrc, image);
    }
    const bytesOf = async (address: string) => (await fetch(address)).blob();
    return Promise.all(
      [...widest].map(async ([address, image]) => {
        const blob = await bytesOf(address);
        return {
          address,
          shown: image.clientWidth * devicePixelRatio,
          loaded: (await createImageBitmap(blob)).width,
          bytes: blob.size,
          originalBytes: (await bytesOf(address.replace(/w=\d*/, 'w='))).size,
          priority: image.getAttribute('fetchpriority'),
        };
      }),
    );
  });
}

test('a phone loads no picture twice as wide as it is shown, and one before all others', async ({
  visit,
  annotate,
}) => {
  const page = await visit(phone);
  await page.goto('/account/sign-in');
  await expect.poll(() => page.locator('img[fetchpriority="high"]').count()).toBe(1);
  await knowAs(page, accounts.member);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/content/assets/') && !response.ok()) refused.push(response.url());
  });
  const found: Shown[] = [];
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('img[src*="/api/content/assets/"]').first().waitFor();
    const shown = await shownOn(page);
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown.filter(({ priority }) => priority === 'high').length, path).toBeLessThanOrEqual(1);
    found.push(...shown);
  }
  const sum = (bytesOf: (each: Shown) => number) => found.reduce((total, each) => total + bytesOf(each), 0);
  const [now, before] = [sum(({ bytes }) => bytes), sum(({ originalBytes }) => originalBytes)];
  await annotate(`${found.length} pictures: ${now} bytes, ${before} as they were uploaded`);
  expect(found.filter(({ shown, loaded }) => loaded > Math.max(96, 2 * shown))).toEqual([]);
  expect(found.some(({ priority }) => priority === 'high')).toBe(true);
  expect(now).toBeLessThan(before / 2);
  expect(refused).toEqual([]);
});

test('a second look at covers and faces asks the server for none of them', async ({ visit }) => {
  const page = await visit(phone);
  await knowAs(page, accounts.member);
  const explore = () => page.goto('/communities/explore', { waitUntil: 'networkidle' });
  await explore();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const fetched = new Set<string>();
  const cached = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/api/content/assets/')) return;
    if (response.fromDiskCache === true) cached.add(requestId);
    else if (!cached.has(requestId)) fetched.add(response.url);
  });
  await explore();
  expect([...fetched]).toEqual([]);
  expect(cached.size).toBeGreaterThan(0);
});
