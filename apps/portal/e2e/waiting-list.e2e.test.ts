import { openAs } from './logins.ts';
import { accounts, test } from './portal-test.ts';

test('somebody waits for an event that is full, and takes the seat that another gives back', async ({
  page,
  visit,
}) => {
  await openAs(page, accounts.editor, '/events/e-113');
  await page.getByText('No tickets left').waitFor();
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await page.getByText('Number 1 in line').waitFor();

  const holder = await visit();
  await openAs(holder, accounts.member, '/events/e-113');
  await holder.getByRole('button', { name: 'Cancel Registration' }).click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await holder.getByText('Removed', { exact: true }).waitFor();
  // What was given back is kept for whoever waits, not for whoever is quick.
  await holder.getByRole('button', { name: 'Join waiting list' }).waitFor();

  await page.goto('/events/attending');
  await page.getByText('A seat is kept for you').waitFor();
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.getByText('You are registered.').first().waitFor();
  await page.getByRole('article').getByRole('link', { name: 'New graduates’ evening, Adelaide' }).waitFor();
});
