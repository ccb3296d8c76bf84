import type { Locator, Page } from 'playwright-core';

/** Presses as a mouse does. A locator's own click looks, within the press and with a script in the page, at what lies under the pointer, which lays the page out once more. */
export async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.click(x, y);
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
