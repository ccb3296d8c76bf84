import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { world } from './world-places.ts';

const lists = [
  { path: contract.posts.feed.path, of: 'posts', seeded: world.posts },
  { path: contract.communities.getList.path, of: 'communities', seeded: world.communities },
  { path: contract.management.list.path, of: 'communities', seeded: world.communities },
  { path: contract.events.getList.path, of: 'events', seeded: world.events },
] as const;

/** Lists without what other tests have written: where a line of words that nobody foresees ends in other letters says nothing of a page. */
export async function showSeededLists(page: Page): Promise<void> {
  for (const { path, of, seeded } of lists) {
    const ids = new Set(seeded.map(({ id }) => id));
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const answer = await route.fetch();
        const reply: Record<string, { id: string }[] | undefined> = await answer.json();
        await route.fulfill({
          status: answer.status(),
          json: { ...reply, [of]: reply[of]?.filter(({ id }) => ids.has(id)).map(aged) },
        });
      },
    );
  }
}

/** As old as it is at every run: a minute more or less in words ends the line of a post's author elsewhere. */
function aged<Item extends object>(item: Item, at: number): Item {
  const days = at + 2;
  return 'createdAt' in item ? { ...item, createdAt: new Date(Date.now() - days * 86_400_000).toISOString() } : item;
}
