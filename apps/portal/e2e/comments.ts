import type { Locator, Page } from 'playwright-core';

export function commentBox(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Your comment' });
}

/** Opens the box on the page of a post and writes in it. */
export async function beginComment(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write a comment…' }).click();
  await commentBox(page).fill(text);
}

export async function sendComment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click();
}

/** Waits until a comment has been taken: its text stands in the box as well, until that is gone. */
export async function commentTaken(page: Page, text: string, box = commentBox(page)): Promise<void> {
  await box.waitFor({ state: 'detached' });
  await page.getByText(text).waitFor();
}

export async function writeComment(page: Page, text: string): Promise<void> {
  await beginComment(page, text);
  await sendComment(page);
  await commentTaken(page, text);
}
