import { contract } from '@portal/api/contract';
import { demoWorld } from '@portal/demo/world';
import type { Page } from 'playwright-core';
import { callerFor } from './calls.ts';
import { untilJobsHaveRun } from './jobs.ts';
import { openAs } from './logins.ts';
import { triesOf } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

const { tickets } = contract;
const world = demoWorld();
const event = world.events.find(({ id }) =>
  world.refundRequests.some(({ ticketId, status }) => status === 'open' && ticketId.startsWith(`${id}-`)),
);
/** Who hold a paid ticket of an event that is too near for the refund policy, and have not asked. */
const holders = world.tickets
  .filter(({ id, eventId }) => eventId === event?.id && !world.refundRequests.some(({ ticketId }) => ticketId === id))
  .flatMap(({ personId }) => world.people.find(({ id }) => id === personId) ?? []);

type Person = (typeof holders)[number] | undefined;
const nameOf = (person: Person) => `${person?.firstName} ${person?.lastName}`;

async function ask(page: Page, person: Person, reason: string): Promise<void> {
  await openAs(page, person?.email ?? '', `/events/${event?.id}`);
  await page.getByRole('button', { name: 'Request Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Refund' });
  await dialog.getByText('You paid $240.00 for this ticket.').waitFor();
  await dialog.getByRole('textbox', { name: 'Why should the money come back?' }).fill(reason);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Refund requested', { exact: true }).waitFor();
}

test('what is asked for beyond the refund policy is approved in part and given back, or declined, and told', async ({
  page,
  visit,
}) => {
  const [first, second] = holders.slice(2 * triesOf('refunds'));
  const because = ownWords('I am in hospital that week.');
  const ill = await visit({ viewport: { width: 360, height: 780 } });
  await ask(ill, first, because);
  const late = await visit();
  await ask(late, second, 'I would rather go to the beach.');

  await openAs(page, accounts.admin, '/admin/events/refunds');
  await page.getByText(because).waitFor();
  await page.getByRole('button', { name: `Approve the refund of ${nameOf(first)}` }).click();
  const approval = page.getByRole('dialog', { name: `Approve the refund of ${nameOf(first)}?` });
  await approval.getByRole('spinbutton', { name: 'Amount to give back' }).fill('120');
  await approval.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`Refund of ${nameOf(first)} approved.`).waitFor();

  // By the keyboard alone.
  await page.getByRole('button', { name: `Decline the refund of ${nameOf(second)}` }).press('Enter');
  const reason = page.getByRole('textbox', { name: 'What they are told' });
  await reason.waitFor();
  await reason.focus();
  await page.keyboard.type('The sun will shine here too.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`Refund of ${nameOf(second)} declined.`).waitFor();

  await late.reload();
  await late.getByText('They write: The sun will shine here too.').waitFor();
  await late.getByText('Active', { exact: true }).waitFor();
  // The clock hands it to whoever gives the money back.
  const call = await callerFor(first?.email ?? '');
  const refunds = async () => {
    const { tickets: own } = tickets.mine.reply.schema.parse(await call({ ...tickets.mine, id: event?.id ?? '' }));
    return own.map(({ refund }) => refund?.status);
  };
  await expect.poll(refunds, untilJobsHaveRun).toContain('refunded');
  await ill.reload();
  await ill.getByText('Removed', { exact: true }).waitFor();
  await ill.getByText('Refunded', { exact: true }).waitFor();
  await ill.getByText(/^\$120\.00 were sent back/).waitFor();
}, 180_000);
