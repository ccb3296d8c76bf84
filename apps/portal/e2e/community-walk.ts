import type { Page } from 'playwright-core';
import { writeComment } from './comments.ts';
import { expect } from './portal-test.ts';

/** Walks by links alone from the menu to the list, a community, one of its posts, and comments there. */
export async function walkCommunities(page: Page, prefix: string, comment: string): Promise<void> {
  const at = (pattern: string) => page.waitForURL(new RegExp(`/${prefix}${pattern}$`));
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="/${prefix}"]`).click();
  await at('');
  await page.locator(`a[href="/${prefix}/explore"]`).first().click();
  await at('/explore');
  await page.getByRole('heading', { name: `Explore ${prefix}` }).waitFor();
  await page.getByRole('link', { name: 'Hand therapy' }).first().click();
  await at('/hand-therapy');
  await page.getByRole('heading', { level: 1, name: 'Hand therapy' }).waitFor();
  await page.locator(`a[href="/${prefix}/hand-therapy/posts"]`).first().click();
  await at('/hand-therapy/posts');
  await page.getByRole('article').locator(`a[href^="/${prefix}/hand-therapy/posts/"]`).first().click();
  await at('/hand-therapy/posts/[^/]+');
  await writeComment(page, comment);
  expect((await page.locator(`a[href^="/communities/"]`).count()) > 0).toBe(prefix === 'communities');
}
