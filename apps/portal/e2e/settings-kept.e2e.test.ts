import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { newcomerFor } from './newcomers.ts';
import { test } from './portal-test.ts';

const typed = [
  ['account-details', /^Preferred name/, 'Amelia of the harbour'],
  ['organisation-details', /^Role/, 'Keeper of the light'],
  ['dietary-and-special-requirements', /^Other dietary requirements/, 'No coriander'],
] as const;

/** Changes a page of the settings by its form, and says what stands there from then on. */
async function change(page: Page, field: RegExp, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: field }).fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox').first().waitFor({ state: 'detached' });
}

test('what is changed on a page of the settings stands there after a reload and on another device', async ({
  visit,
}) => {
  const { email } = newcomerFor('settings kept');
  const [here, there] = [await visit(), await visit({ viewport: { width: 360, height: 780 } })];
  await openAs(here, email, '/settings/account-details');
  for (const [path, field, words] of typed) {
    await here.goto(`/settings/${path}`);
    await change(here, field, words);
    await here.reload();
    await here.getByText(words, { exact: true }).waitFor();
  }
  await here.goto('/settings/communication-preferences');
  const add = here.getByRole('button', { name: /^Add to your list: / }).first();
  const name = (await add.getAttribute('aria-label'))?.replace('Add to your list: ', '') ?? '';
  const taken = (page: Page) => page.getByRole('button', { name: `Remove from your list: ${name}`, exact: true });
  await add.click();
  await taken(here).waitFor();
  await here.reload();
  await taken(here).waitFor();

  await openAs(there, email, '/settings/communication-preferences');
  await taken(there).waitFor();
  for (const [path, , words] of typed) {
    await there.goto(`/settings/${path}`);
    await there.getByText(words, { exact: true }).waitFor();
  }
});
