import { hasFocus, press, tabTo, type, typeDay } from './keys.ts';
import { openAs } from './logins.ts';
import { currentPeriod, newcomerFor } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

test('a goal is written and reached, and looked back on, with the keyboard alone', async ({ page }) => {
  const goal = 'Lead a group without a mouse';
  await openAs(page, newcomerFor('goal by keys').email, '/cpd/tracker-page');
  const period = currentPeriod(page);
  await press(page, period.locator('summary').filter({ hasText: 'Goals and reflection' }));
  await press(page, period.getByRole('button', { name: 'Add a goal' }));
  const writing = page.getByRole('dialog', { name: 'Add a goal' });
  await type(page, writing.getByRole('textbox', { name: /^What do you want to be able to do/ }), goal);
  await press(page, writing.getByRole('button', { name: 'Save' }));
  await press(page, period.getByRole('button', { name: `Mark as reached: ${goal}` }));
  await period.getByText(/^Reached on /).waitFor();
  await type(page, period.getByRole('textbox', { name: /^How do you look back/ }), 'Keys are enough.');
  await press(page, period.getByRole('button', { name: 'Save reflection' }));
  await period.getByText(/^Last saved on /).waitFor();
});

test('a series is written, and taken out again, with the keyboard alone', async ({ page }) => {
  await openAs(page, newcomerFor('series by keys').email, '/cpd/records/new');
  const name = page.getByRole('textbox', { name: 'What did you do?' });
  await type(page, name, 'Supervision by keys');
  await type(page, page.getByRole('spinbutton', { name: 'How long did it take?' }), '1');
  // The switch can be turned once the fields have come.
  await page.getByRole('spinbutton', { name: /^day/ }).waitFor();
  await tabTo(page, page.getByRole('switch', { name: /^This happened several times/ }));
  await page.keyboard.press('Space');
  const days = page.getByRole('spinbutton', { name: /^day/ });
  await expect.poll(() => days.count()).toBe(2);
  await typeDay(page, days.first(), 21);
  await typeDay(page, days.last(), 7);
  await press(page, page.getByRole('button', { name: 'Save 3 entries' }));
  await page.getByText('3 entries were saved.').waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(() => hasFocus(undo)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('3 entries were taken out.').first().waitFor();
  await expect.poll(() => name.inputValue()).toBe('Supervision by keys');
});

test('records of a file are brought in, and taken out again, with the keyboard alone', async ({ page }) => {
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const csv = `Activity,Date completed,Hours\nA morning of splints,${lastWeek},2\n`;
  await openAs(page, newcomerFor('import by keys').email, '/cpd/import');
  const file = page.getByLabel(/^File/).first();
  await tabTo(page, file);
  // What the system shows to choose a file in is no part of the page.
  await file.setInputFiles({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await press(page, page.getByRole('button', { name: 'Import 1 record' }));
  await page.getByText('1 record was imported.').first().waitFor();
  await press(page, page.getByRole('button', { name: 'Undo import of log.csv' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }));
  await page.getByText('1 record was taken out.').waitFor();
});

test('a certificate is found, revoked and reinstated with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/cpd-certificates');
  const named = await page
    .getByRole('button', { name: /^Revoke \w/ })
    .first()
    .getAttribute('aria-label');
  const number = named?.split(' ').at(-1) ?? '';
  await type(page, page.getByRole('searchbox', { name: 'Number or name' }), number);
  await page.getByText('1 document', { exact: true }).first().waitFor();
  await press(page, page.getByRole('button', { name: `Revoke ${number}` }));
  const asks = page.getByRole('dialog', { name: `Revoke ${number}?` });
  await type(page, asks.getByRole('textbox', { name: /^Reason/ }), 'Entered twice.');
  await press(page, asks.getByRole('button', { name: 'Revoke' }));
  await page.getByText(`${number} is revoked.`).first().waitFor();
  await press(page, page.getByRole('button', { name: `Reinstate ${number}` }));
  await page
    .getByText(new RegExp(`^${number} counts again`))
    .first()
    .waitFor();
});
