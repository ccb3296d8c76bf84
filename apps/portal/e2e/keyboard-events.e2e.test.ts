import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { callerFor, inMinutes, publishedEvent } from './calls.ts';
import { press, tabTo, type } from './keys.ts';
import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { personWith } from './world-places.ts';

const { tickets } = contract;

test('an event is written and published with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/events');
  await press(page, page.getByRole('link', { name: 'New event' }));
  await type(page, page.getByRole('textbox', { name: 'Title', exact: true }), 'Written without a mouse');
  await press(page, page.getByRole('button', { name: /Region/ }));
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Add a ticket' }));
  await type(page, page.getByRole('textbox', { name: 'Name' }), 'Free');
  await tabTo(page, page.getByRole('checkbox', { name: 'Register with one click' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Save draft' }));
  await page.getByRole('heading', { level: 1, name: 'Written without a mouse' }).waitFor();
  await press(page, page.getByRole('button', { name: 'Publish' }));
  const asks = page.getByRole('alertdialog', { name: 'Publish this event?' });
  await press(page, asks.getByRole('button', { name: 'Publish' }));
  await page.getByText('Event published.', { exact: true }).first().waitFor();
});

test('somebody is checked in by name, and out again, with the keyboard alone', async ({ page }) => {
  const { id, typeId } = await publishedEvent({
    title: 'At the door',
    start: inMinutes(60),
    end: inMinutes(120),
    timeZone: 'UTC',
  });
  const call = await callerFor(accounts.member);
  await call({ ...tickets.register, body: { ticketPriceId: typeId } });
  const { firstName, lastName } = personWith(accounts.member);
  const name = `${firstName} ${lastName}`;

  await openAs(page, accounts.admin, `/admin/events/${id}/check-in`);
  await type(page, page.getByRole('searchbox', { name: 'Find by name or number' }), lastName);
  await press(page, page.getByRole('button', { name: `Check in ${name}` }));
  await page.getByRole('alert').filter({ hasText: 'Welcome' }).waitFor();
  await page.getByText('1 of 1 are in').waitFor();
  await press(page, page.getByRole('button', { name: `Undo the check-in of ${name}` }).last());
  await page.getByText('0 of 1 are in').waitFor();
});

test('two tickets are chosen and paid for with the keyboard alone, on a phone', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 } });
  await openAs(page, atEachTry(accounts.moderator).email, '/events/e-091');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await page.getByText('Total $480.00').waitFor();
  await press(page, page.getByRole('button', { name: 'Register', exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Register' }));
  await page.waitForURL('**/api/checkout/*');
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await page.getByRole('heading', { name: 'You have your tickets' }).waitFor();
  await press(page, page.getByRole('link', { name: 'See your tickets' }));
  await expect.poll(() => page.getByText('Active', { exact: true }).count()).toBe(2);
});

test('somebody joins a waiting list and takes the seat that comes free with the keyboard alone', async ({ page }) => {
  const ticketTypes = [{ id: null, name: 'Free', amountCents: 0, capacity: 1, isMembersOnly: false }];
  const { id, typeId } = await publishedEvent({ title: 'A single seat', ticketTypes });
  const holder = await callerFor(accounts.member);
  await holder({ ...tickets.register, body: { ticketPriceId: typeId } });
  const { tickets: own } = tickets.mine.reply.schema.parse(await holder({ ...tickets.mine, id }));

  await openAs(page, accounts.editor, `/events/${id}`);
  await press(page, page.getByRole('button', { name: 'Join waiting list' }));
  await page.getByText('Number 1 in line').waitFor();
  await holder({ ...tickets.cancel, body: { ticketId: own[0]?.ticketId ?? '' } });
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Take the seat' }));
  await page.getByText('You are registered.').first().waitFor();
});

test('a ticket goes to a substitute, and another is given back, with the keyboard alone', async ({ page }) => {
  const call = await callerFor(accounts.member);
  const ticketFor = async (title: string) => {
    const { id, typeId } = await publishedEvent({ title });
    await call({ ...tickets.register, body: { ticketPriceId: typeId } });
    return id;
  };
  await openAs(page, accounts.member, `/events/${await ticketFor('For somebody else')}`);
  await press(page, page.getByRole('button', { name: 'Nominate a substitute' }));
  const asks = page.getByRole('dialog', { name: 'Nominate a substitute' });
  const answers = { Title: 'Dr', Name: 'Amara Okafor', Email: 'amara.okafor@example.org', Mobile: '0400000000' };
  for (const [label, text] of Object.entries(answers)) await type(page, asks.getByLabel(label), text);
  await press(page, asks.getByRole('button', { name: 'Nominate' }));
  await page.getByText('Amara Okafor comes instead of you.').waitFor();

  await page.goto(`/events/${await ticketFor('For nobody')}`);
  await press(page, page.getByRole('button', { name: 'Cancel Registration' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }));
  await page.getByText('Removed', { exact: true }).waitFor();
});

test('attendees are searched and taken along, and their event is cancelled, with the keyboard alone', async ({
  page,
}) => {
  const { id, typeId } = await publishedEvent({ title: 'Called off by keys' });
  await (
    await callerFor(accounts.member)
  )({ ...tickets.register, body: { ticketPriceId: typeId } });
  const { lastName } = personWith(accounts.member);

  await openAs(page, accounts.admin, `/admin/events/${id}/attendees`);
  await type(page, page.getByRole('searchbox', { name: 'Search by name, number or e-mail' }), lastName);
  await page.getByText('1 person', { exact: true }).first().waitFor();
  await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: 'Download as CSV' })),
  ]);
  await press(page, page.getByRole('link', { name: 'Back to the event' }));
  await press(page, page.getByRole('button', { name: 'Cancel event' }));
  const asks = page.getByRole('dialog', { name: 'Cancel this event?' });
  await type(page, asks.getByRole('textbox'), 'The hall is too cold.');
  await press(page, asks.getByRole('button', { name: 'Cancel event' }));
  await page.getByText('Event cancelled.', { exact: true }).first().waitFor();
});

/** Of what has the focus, what the bars that stay in view at both ends of the page cover: nothing, or its name. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: shown } = document;
    const save = document.querySelector('form button[type="submit"]');
    const [top, bottom] = [document.querySelector('header'), save?.closest('div')?.parentElement];
    if (shown === null || shown === document.body || !top || !bottom) return null;
    if (top.contains(shown) || bottom.contains(shown) || !shown.closest('main')) return null;
    const [place, line] = [shown.getBoundingClientRect(), 24];
    const [above, below] = [top.getBoundingClientRect().bottom, bottom.getBoundingClientRect().top];
    // Of what is taller than a line, such as a text of several, that line in which one writes.
    const isCovered = place.height > 2 * line ? place.top + line > below : place.bottom > below || place.top < above;
    return isCovered ? shown.outerHTML.slice(0, 160) : null;
  });

const widths = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test.for(widths)(
  'whatever has the focus in a long form is clear of the bars that stay in view, at $width px',
  async (viewport, { visit }) => {
    const page = await visit({ viewport });
    await openAs(page, accounts.admin, '/admin/events/new');
    await page.getByRole('textbox', { name: 'Title' }).first().focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press(key);
        const found = await coveredFocus(page);
        if (found !== null) covered.push(`${key}: ${found}`);
      }
    expect(covered).toEqual([]);
  },
);

test.for(widths)(
  'a free event is registered for on its page with the keyboard alone, at $width px',
  async (viewport, { visit }) => {
    const page = await visit({ viewport });
    const { id } = await publishedEvent({ title: 'Free for all who come' });
    await openAs(page, accounts.member, `/events/${id}`);
    await press(page, page.getByRole('button', { name: 'Register', exact: true }));
    await page.getByText('You are registered').first().waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
  },
);

test('a day of the calendar is reached, its events are opened, and one is gone to with the keyboard alone', async ({
  page,
}) => {
  const title = ownWords('In the middle of next month');
  const [year = 0, month = 0] = inMinutes(0).day.split('-').map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const day = `${nextYear}-${String(nextMonth).padStart(2, '0')}-15`;
  await publishedEvent({ title, start: { day, time: '09:00' }, end: { day, time: '11:00' } });
  await openAs(page, accounts.member, '/events/discover/all?activeTab=calendar');
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  await tabTo(page, page.locator('[data-day][tabindex="0"]'));
  const today = await active();
  await page.keyboard.press('PageDown');
  await expect.poll(active).not.toBe(today);
  for (let presses = 0; presses < 31 && (await active()) !== day; presses += 1) {
    const before = await active();
    await page.keyboard.press(before < day ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(active).not.toBe(before);
  }
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('link', { name: title }));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
