import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { newcomerFor } from './newcomers.ts';
import { expect, test } from './portal-test.ts';

const typed = [
  ['account-details', /^Preferred name/, 'Amelia of the harbour'],
  ['organisation-details', /^Role/, 'Keeper of the light'],
  ['dietary-and-special-requirements', /^Other dietary requirements/, 'No coriander'],
] as const;

/** Lists of what there is, each with the page of what somebody has taken of it and how its buttons begin. */
const listed = [
  ['communication-preferences', 'user-communication-preferences', 'Add to your list: '],
  ['area-of-interests', 'user-interests', 'Add to your interest: '],
] as const;

const takenOn = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove from your list: ${name}`, exact: true });

const pronounsFor = (page: Page, audience: string) =>
  page.getByRole('radiogroup', { name: 'Pronouns' }).getByRole('radio', { name: audience });

/** Takes the first item of a list that is not taken, and says which. */
async function takeFirst(page: Page, begins: string): Promise<string> {
  const add = page.getByRole('button', { name: new RegExp(`^${begins}`) }).first();
  const name = (await add.getAttribute('aria-label'))?.replace(begins, '') ?? '';
  await add.click();
  await takenOn(page, name).waitFor();
  return name;
}

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
  const taken: string[] = [];
  for (const [path, , begins] of listed) {
    await here.goto(`/settings/${path}`);
    const name = await takeFirst(here, begins);
    await here.reload();
    await takenOn(here, name).waitFor();
    taken.push(name);
  }
  await here.goto('/settings/privacy');
  expect(await pronounsFor(here, 'Only me').isChecked()).toBe(false);
  await here.getByRole('button', { name: 'Edit' }).click();
  await pronounsFor(here, 'Only me').check();
  await here.getByRole('button', { name: 'Save' }).click();
  await here.getByText('Your choices are saved.').waitFor();
  await here.reload();
  await expect.poll(() => pronounsFor(here, 'Only me').isChecked()).toBe(true);

  await openAs(there, email, '/settings/privacy');
  await expect.poll(() => pronounsFor(there, 'Only me').isChecked()).toBe(true);
  for (const [at, [path, ofTheirOwn]] of listed.entries())
    for (const page of [path, ofTheirOwn]) {
      await there.goto(`/settings/${page}`);
      await takenOn(there, taken[at] ?? '').waitFor();
    }
  for (const [path, , words] of typed) {
    await there.goto(`/settings/${path}`);
    await there.getByText(words, { exact: true }).waitFor();
  }
}, 150_000);
