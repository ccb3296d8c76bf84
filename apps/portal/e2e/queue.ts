import type { Locator, Page } from 'playwright-core';
import { expect } from './portal-test.ts';

/** As long as a decision can be taken back, and what a busy machine takes to send it. */
export const untilSent = { timeout: 60_000 };

/** What waits in a queue, by how its title begins. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${title}`) });
}

/** The one that is open is decided about; where the one before is decided, the next opens by itself meanwhile. */
export async function openRow(row: Locator): Promise<void> {
  const open = async () => {
    const state = await row.getAttribute('aria-expanded');
    if (state === 'false') await row.press('Enter');
    return state;
  };
  await row.focus();
  await expect.poll(open).not.toBe('false');
}

/** Says why, where a decision against something asks for it. */
export async function giveReason(page: Page, title: string, reason: string, confirm: string): Promise<void> {
  const why = page.getByRole('dialog', { name: title });
  await why.getByRole('radio', { name: reason }).check();
  await why.getByRole('button', { name: confirm }).click();
  await why.waitFor({ state: 'detached' });
}
