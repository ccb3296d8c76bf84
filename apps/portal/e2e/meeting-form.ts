import type { Locator, Page } from 'playwright-core';

/** A part of a date or a time in the form of a meeting. */
export function partOf(dialog: Locator, group: string | RegExp, unit: RegExp): Locator {
  return dialog.getByRole('group', { name: group }).getByRole('spinbutton', { name: unit });
}

/** Plans a meeting of an hour for the members, at half past six in the evening. */
export async function planMeeting(page: Page, name: string, day: Date): Promise<void> {
  await page.getByRole('button', { name: 'Create meeting' }).click();
  const form = page.getByRole('dialog', { name: 'Create meeting' });
  await form.getByRole('textbox', { name: 'Meeting title' }).fill(name);
  await form.getByRole('textbox', { name: 'Description' }).fill('And a pan.');
  await partOf(form, /^Date/, /day/).fill(String(day.getUTCDate()).padStart(2, '0'));
  await partOf(form, /^Date/, /month/).fill(String(day.getUTCMonth() + 1).padStart(2, '0'));
  await partOf(form, /^Date/, /year/).fill(String(day.getUTCFullYear()));
  for (const [group, hours] of [
    [/^From/, '18'],
    [/^To/, '19'],
  ] as const) {
    await partOf(form, group, /hour/).fill(hours);
    await partOf(form, group, /minute/).fill('30');
  }
  await form.getByRole('textbox', { name: 'Meeting link' }).fill('https://meet.example.org/splints');
  await form.getByRole('radio', { name: 'Community' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully saved', { exact: true }).first().waitFor();
}
