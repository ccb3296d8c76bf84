import { dayIn, daysAfter } from '@portal/rules';
import type { Locator, Page } from 'playwright-core';

/** Goes to a control as people without a mouse do. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const isBehind = await control.evaluate(
    (element) => (document.activeElement?.compareDocumentPosition(element) ?? 0) === Node.DOCUMENT_POSITION_PRECEDING,
  );
  let element = await control.elementHandle();
  for (let presses = 0; presses < 120; presses += 1) {
    const state = await element?.evaluate((each) => ({
      hasFocus: each === document.activeElement,
      isThere: each.isConnected,
    }));
    if (state?.hasFocus) return;
    // To find it by its role and name at each press would take longer than the presses.
    if (state?.isThere) await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    else element = await control.elementHandle();
  }
  throw new Error('The control cannot be reached with the Tab key.');
}

/** The first of the options that are offered, once it is this one: Enter takes it, and not what was found for fewer letters. */
export function firstOption(page: Page, name: RegExp | string): Locator {
  return page.getByRole('option').first().and(page.getByRole('option', { name }));
}

export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Goes to a control with the Tab key and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Types a day of Sydney into a field whose first part is the day, so many days before today. */
export async function typeDay(page: Page, dayPart: Locator, daysAgo: number): Promise<void> {
  await tabTo(page, dayPart);
  const [year, month, day] = daysAfter(dayIn(new Date(), 'Australia/Sydney'), -daysAgo).split('-');
  await page.keyboard.type(`${day}${month}${year}`);
}
