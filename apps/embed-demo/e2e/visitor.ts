import type { Locator, Page } from 'playwright-core';

/** What offers a stranger to sign in, in a part of the portal on a website. */
export function offered(part: Locator): Locator {
  return part.getByRole('button', { name: 'Sign in' });
}

/** Signs a member in where a community is shown. By key: what is still loading above moves this part from under a pointer between press and release. */
export async function signIn(page: Page, part: Locator): Promise<void> {
  await offered(part).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill('mia.nguyen@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await part.getByRole('heading', { level: 2, name: 'Hand therapy' }).waitFor();
}

/** All that the browser keeps on the website's origin. */
export function browserStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
