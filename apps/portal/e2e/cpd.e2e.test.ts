import { readFile } from 'node:fs/promises';
import { contract, limits } from '@portal/api/contract';
import type { Locator, Page } from 'playwright-core';
import { pdfText } from '../../server/src/testing/pdf-text.ts';
import { photo, photoPlace } from '../../server/src/testing/photo.ts';
import { callerFor, inMinutes, publishedEvent } from './calls.ts';
import { press, tabTo, type, typeDay } from './keys.ts';
import { openAs } from './logins.ts';
import { currentPeriod, newcomerFor } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

const { tickets } = contract;
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;

const workshop = 'Splinting after burns';
const evening = 'An evening on consent';

/** An event that counts as an hour, with a ticket of the member. It is over soon: what ends tomorrow does not count today. */
async function eventFor(email: string): Promise<string> {
  const times = { start: inMinutes(2), end: inMinutes(4), timeZone: 'UTC' };
  const { id, typeId } = await publishedEvent({ title: evening, ...times, cpdHours: 1 });
  const call = await callerFor(email);
  await call({ ...tickets.register, body: { ticketPriceId: typeId } });
  return id;
}

async function savedFile(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.tap()]);
  return readFile(await download.path());
}

/** What the tracker says of the records of a period, line by line. */
async function textsOf(records: Locator): Promise<string[]> {
  const titles = await records.getByRole('heading', { level: 3 }).allInnerTexts();
  const facts = await records.locator('dd').allInnerTexts();
  return [...titles, ...facts].filter((fact) => fact !== '-');
}

test(
  'a member records with a photo what they learned, comes to an event, sees the gap close and proves it to strangers',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { email, firstName, lastName } = newcomerFor('photo');
    const member = await visit(phone);
    await openAs(member, email, '/cpd/tracker-page');
    const period = currentPeriod(member);
    const hours = Number.parseInt(await period.getByText(/^\d+ hours to go by/).innerText(), 10);

    await member.getByRole('link', { name: 'Add CPD entry' }).tap();
    await member.getByRole('textbox', { name: 'What did you do?' }).fill(workshop);
    await member.getByRole('spinbutton', { name: 'How long did it take?' }).fill(String(hours - 1));
    await member.getByRole('button', { name: /^Calendar/ }).tap();
    await member.getByRole('button', { name: /^Today/ }).tap();
    await member.getByRole('button', { name: /Category/ }).tap();
    await member.getByRole('option', { name: 'Interactive' }).tap();
    const taken = await photo('jpeg', { width: 4000, height: 3000, isGrainy: true });
    expect(taken.length).toBeGreaterThan(limits.fileBytes);
    const camera = member.getByLabel('Take a photo');
    await camera.waitFor();
    await camera.setInputFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: taken });
    await member.getByRole('button', { name: 'Save' }).tap();
    await period.getByText(/^1 hour to go by/).waitFor();

    const door = await visit();
    await openAs(door, accounts.admin, `/admin/events/${await eventFor(email)}/check-in`);
    await door.getByRole('button', { name: `Check in ${firstName} ${lastName}` }).click();
    await door.getByText('1 of 1 are in').waitFor();

    // The door shows who is in before it has told the server.
    await door.getByText('Everything is sent').waitFor();

    await member.reload();
    // The hours are done; a goal and a reflection are still asked for.
    await period.getByText(`${hours}/${hours} hrs`).waitFor();
    await period.getByText(/^\d+ goals? to write by/).waitFor();
    expect(await period.getByText(/ to go by /).count()).toBe(0);
    await period.getByText('View details').tap();
    const records = member.getByRole('list', { name: /^Records of/ }).first();
    await records.getByRole('heading', { name: evening }).waitFor();

    const stored = await savedFile(member, records.getByRole('button', { name: 'Download certificate.jpg' }));
    expect(taken.toString('latin1')).toContain(photoPlace);
    expect(stored.subarray(0, 3)).toEqual(taken.subarray(0, 3));
    expect(stored.length).toBeLessThanOrEqual(limits.fileBytes);
    expect(stored.toString('latin1')).not.toContain(photoPlace);

    const summary = await pdfText(await savedFile(member, period.getByRole('button', { name: /^Download CPD/ })));
    const onScreen = [
      await period.getByRole('heading', { level: 2 }).innerText(),
      await period.getByText(`${hours}/${hours} hrs`).innerText(),
      ...(await textsOf(records)),
    ];
    expect(onScreen).toEqual(expect.arrayContaining([workshop, evening, String(hours - 1), '1', 'Interactive']));
    expect(onScreen.filter((words) => !summary.includes(words))).toEqual(['certificate.jpg']);

    const stranger = await visit(phone);
    // What the organisation has seen is certified; what the member has entered is told as that.
    for (const [title, paper, heading] of [
      [evening, 'certificate', 'This certificate is genuine'],
      [workshop, 'record', 'This record was entered by a member'],
    ] as const) {
      const proving = records.getByRole('button', { name: `Download ${paper} of ${title}` });
      const proof = await pdfText(await savedFile(member, proving));
      const [address = '', number = ''] = /http\S+\/verify\/(\S+)/.exec(proof) ?? [];
      expect(proof).toContain(`${firstName} ${lastName}`);
      await stranger.goto(new URL(address).pathname);
      await stranger.getByRole('heading', { level: 1, name: heading }).waitFor();
      const shownText = await stranger.getByRole('main').innerText();
      expect(shownText).toContain(number);
      expect([title, `${lastName}`, 'Interactive'].filter((words) => shownText.includes(words))).toEqual([]);
    }
    expect(await stranger.context().cookies()).toEqual([]);
  },
);

test('a record is written and found again in its period with the keyboard alone', async ({ page }) => {
  await openAs(page, newcomerFor('keys').email, '/cpd/tracker-page');
  await press(page, page.getByRole('link', { name: 'Add CPD entry' }));
  await type(page, page.getByRole('textbox', { name: 'What did you do?' }), 'Read without a mouse');
  await type(page, page.getByRole('spinbutton', { name: 'How long did it take?' }), '1.5');
  await typeDay(page, page.getByRole('spinbutton', { name: /^day/ }), 0);
  await press(page, page.getByRole('button', { name: /Category/ }));
  await page.getByRole('option', { name: 'Self-directed' }).waitFor();
  await page.keyboard.type('Self');
  await page.keyboard.press('Enter');
  await type(page, page.getByRole('textbox', { name: 'What did you learn?' }), 'Keys are enough.');
  await press(page, page.getByRole('button', { name: 'Save' }));

  const period = currentPeriod(page);
  await tabTo(page, period.locator('summary').filter({ hasText: 'View details' }));
  await page.keyboard.press('Enter');
  const records = page.getByRole('list', { name: /^Records of/ }).first();
  await records.getByRole('heading', { name: 'Read without a mouse' }).waitFor();
  await expect.poll(() => textsOf(records)).toEqual(expect.arrayContaining(['1.5', 'Self-directed']));
});
