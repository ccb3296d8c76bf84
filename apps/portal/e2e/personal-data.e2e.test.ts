import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { bringDeletionForward } from '../../server/src/testing/bring-deletion-forward.ts';
import { unpack } from '../../server/src/testing/unpack.ts';
import { openAs } from './logins.ts';
import { leaver } from './newcomers.ts';
import { expect, fillCredentials, test } from './portal-test.ts';

async function confirm(page: Page): Promise<void> {
  const question = page.getByRole('dialog');
  await question.getByLabel('Current password').fill(demoPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

async function askForDeletion(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Type DELETE/ }).fill('DELETE');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await confirm(page);
  await page.getByText(/^You have asked for it/).waitFor();
}

test('a member takes their data with them, thinks again about leaving, and leaves for good', async ({
  page,
  visit,
}) => {
  const { id, email, firstName } = leaver('for good');
  await openAs(page, email, '/settings/my-data');
  await page.getByRole('button', { name: 'Ask for my data' }).click();
  await confirm(page);
  const ready = page.getByRole('button', { name: 'Download my data' });
  await ready.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  const files = unpack(await readFile((await download.path()) ?? ''));
  expect(new TextDecoder().decode(files.get('account.html'))).toContain(firstName);

  await page.goto('/settings/delete-account');
  await askForDeletion(page);
  // Wherever they are in the settings.
  await page.goto('/settings/change-password');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Your account is kept.').waitFor();
  await page.goto('/settings/delete-account');
  await askForDeletion(page);
  await bringDeletionForward(`${inject('portalData')}/postgres`, id);

  const stranger = await visit();
  await expect
    .poll(
      async () => {
        await stranger.goto('/account/sign-in');
        await fillCredentials(stranger, email);
        const [answer] = await Promise.all([
          stranger.waitForResponse(
            (response) => response.request().method() === 'POST' && response.url().includes('/auth/'),
          ),
          stranger.getByRole('button', { name: 'Continue' }).click(),
        ]);
        return answer.status();
      },
      { timeout: 100_000, interval: 5_000 },
    )
    .toBe(401);
}, 200_000);
