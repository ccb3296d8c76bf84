import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { openAs } from './logins.ts';
import { accounts, codeSentTo, expect, linkIn, mailTo, test } from './portal-test.ts';

const { generateOneTimeLoginCode, login } = contract.auth;
const { opened } = contract.invitations;

test('staff invite somebody, whom a mail leads to the first login, and who comes in by a code; what becomes of it is seen', async ({
  page,
  visit,
}) => {
  const email = `robin.${randomUUID()}@example.org`;
  await openAs(page, accounts.admin, '/admin/users/invitations');
  const current = page.getByRole('navigation', { name: 'Admin pages' }).locator('[aria-current=page]');
  await expect.poll(() => current.allInnerTexts()).toEqual(['Invitations']);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel(/^First name/).fill('Robin');
  await dialog.getByLabel(/^Last name/).fill('Castle');
  await dialog.getByLabel(/^E-mail/).fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Robin Castle is invited').waitFor();
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.waitFor();

  const invitation = `/account/first-time-login?email=${encodeURIComponent(email)}`;
  const { pathname, search } = linkIn(await mailTo(page, email, invitation));
  const newcomer = await visit();
  const noted = newcomer.waitForResponse((answer) => answer.url().endsWith(opened.path));
  await newcomer.goto(pathname + search);
  expect((await noted).status()).toBe(200);
  await page.reload();
  await row.getByText('Opened', { exact: true }).waitFor();

  const codeResponse = await page.request.post(generateOneTimeLoginCode.path, { data: { email } });
  const { requestId } = generateOneTimeLoginCode.reply.schema.parse(await codeResponse.json());
  await mailTo(page, email, 'for the first time');
  const code = await codeSentTo(page, email);
  const answer = await page.request.post(login.path, { data: { requestId, code, email } });
  expect(login.reply.schema.parse(await answer.json()).userName).toBe('Robin Castle');

  await page.reload();
  await row.getByText('Accepted').waitFor();
});

test('members find no way to invitations', async ({ page }) => {
  await openAs(page, accounts.member, '/admin/users/invitations');
  await page.waitForURL('/');
});
