import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { callerFor } from './calls.ts';
import { newcomerFor } from './newcomers.ts';
import { linkIn, mailTo, test } from './portal-test.ts';

test('an e-mail that a member moved to is confirmed, once, by the link that was mailed there', async ({ page }) => {
  const { email, firstName, lastName } = newcomerFor('another e-mail');
  const call = await callerFor(email);
  const next = `moved.${email}`;
  const body = { firstName, lastName, email: next, currentPassword: demoPassword };
  await call({ method: 'PUT', path: '/api/User', body });
  const { href: link } = linkIn(await mailTo(page, next, '/account/confirm-email?token='));
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
  await page.getByText('This link is no longer valid.').waitFor();
});
