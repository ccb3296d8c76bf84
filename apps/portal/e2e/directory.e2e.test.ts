import { openAs } from './logins.ts';
import { listedMember } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

test('a member finds another by name and organisation and reads their profile, until that one leaves the directory', async ({
  visit,
}) => {
  const [page, theirs] = [await visit(), await visit()];
  const shown = listedMember();
  const name = `${shown.firstName} ${shown.lastName}`;

  await openAs(page, accounts.member, '/members');
  await page.getByRole('heading', { level: 1, name: 'Member Directory' }).waitFor();
  await page.getByRole('searchbox', { name: 'Name' }).fill(name);
  await page.waitForURL(/[?&]name=/);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await card.getByText(shown.organisationName).waitFor();
  await card.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(shown.organisationName).waitFor();
  expect(await page.getByText(shown.email).count()).toBe(0);

  await openAs(theirs, shown.email, '/settings/profile-visibility');
  await theirs.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByText('Include me in the member directory').click();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('Your choices are saved').waitFor();
  await theirs.goto('/profile');
  await theirs.getByText('Other members do not see in the directory').waitFor();

  await page.reload();
  await page.getByText('This profile is not in the directory').waitFor();
  await page.goto(`/members?name=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { level: 1, name: 'Member Directory' }).waitFor();
  await page.getByText('No data').waitFor();
});
