import { contract } from '@portal/api/contract';
import { callerFor, publishedEvent } from './calls.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { test } from './portal-test.ts';

test('somebody waits for an event that is full, and takes the seat that another gives back', async ({
  page,
  visit,
}) => {
  const [waiting, registered] = takeBystanders(2);
  if (!waiting || !registered) throw new Error('The demo world has too few members.');
  const title = ownWords('An evening with one seat');
  const ticketTypes = [{ id: null, name: 'Free', amountCents: 0, capacity: 1, isMembersOnly: false }];
  const { id, typeId } = await publishedEvent({ title, ticketTypes });
  const register = await callerFor(registered.email);
  await register({ ...contract.tickets.register, body: { ticketPriceId: typeId } });

  await openAs(page, waiting.email, `/events/${id}`);
  await page.getByText('No tickets left').waitFor();
  await page.getByRole('button', { name: 'Join waiting list' }).click();
  await page.getByText('Number 1 in line').waitFor();

  const holder = await visit();
  await openAs(holder, registered.email, `/events/${id}`);
  await holder.getByRole('button', { name: 'Cancel Registration' }).click();
  await holder.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await holder.getByText('Removed', { exact: true }).waitFor();
  // What was given back is kept for whoever waits, not for whoever is quick.
  await holder.getByRole('button', { name: 'Join waiting list' }).waitFor();

  await page.goto('/events/attending');
  await page.getByText('A seat is kept for you').waitFor();
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await page.getByText('You are registered.').first().waitFor();
  await page.getByRole('article').getByRole('link', { name: title }).waitFor();
});
