import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { callerFor, inMinutes, publishedEvent } from './calls.ts';
import { openAs } from './logins.ts';
import { accounts, expect, forgetful, test } from './portal-test.ts';
import { world } from './world-places.ts';

const { attendance, tickets } = contract;

interface Holder {
  name: string;
  code: string;
}

/** An event that begins within the hour, with a ticket for each of twenty people. */
async function eventOfTwenty(): Promise<{ id: string; holders: Holder[] }> {
  const { id, typeId } = await publishedEvent({
    title: 'Twenty at the door',
    start: inMinutes(60),
    end: inMinutes(120),
    timeZone: 'UTC',
  });
  // Whoever stands at the door does not let themselves in.
  const others: readonly string[] = [accounts.admin, forgetful];
  const guests = world.people.filter(({ tfaEnabled, email }) => !tfaEnabled && !others.includes(email));
  const people = guests.slice(0, 20);
  const holders = people.map(async ({ email, firstName, lastName }): Promise<Holder> => {
    const call = await callerFor(email);
    await call({ ...tickets.register, body: { ticketPriceId: typeId } });
    const { tickets: own } = tickets.mine.reply.schema.parse(await call({ ...tickets.mine, id }));
    const pass = tickets.pass.reply.schema.parse(await call({ ...tickets.pass, id: own[0]?.ticketId ?? '' }));
    return { name: `${firstName} ${lastName}`, code: pass.code ?? '' };
  });
  return { id, holders: await Promise.all(holders) };
}

/** A camera before which a test holds codes: the machine has none. */
function giveCamera(): void {
  const camera = { heldUp: '' };
  const stream = document.createElement('canvas').captureStream();
  // Nothing is drawn there, for which a player would wait.
  HTMLMediaElement.prototype.play = async () => undefined;
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream } });
  class BarcodeDetector {
    static readonly getSupportedFormats = async () => ['qr_code'];
    readonly detect = async () => (camera.heldUp === '' ? [] : [{ rawValue: camera.heldUp }]);
  }
  Object.assign(window, { camera, BarcodeDetector });
}

/** A device at the door of the event. */
async function deviceAt(page: Page, eventId: string) {
  await page.addInitScript(giveCamera);
  await openAs(page, accounts.admin, `/admin/events/${eventId}/check-in`);
  await page.getByText('0 of 20 are in').waitFor();
  const waitForAlert = (words: string, { name }: Holder) =>
    page.getByRole('alert').filter({ hasText: words }).filter({ hasText: name }).waitFor();
  return {
    page,
    startScanning: () => page.getByRole('button', { name: 'Scan tickets' }).click(),
    async scan(holder: Holder, words = 'Welcome') {
      await page.evaluate((heldUp) => Object.assign(Reflect.get(window, 'camera'), { heldUp }), holder.code);
      await waitForAlert(words, holder);
    },
    async letIn(holder: Holder) {
      await page.getByRole('searchbox', { name: 'Find by name or number' }).fill(holder.name);
      // The list is as it was for a moment yet, and would move from under the pointer.
      const row = page.getByRole('listitem').filter({ hasText: holder.name });
      const people = page.getByRole('list').filter({ has: row }).getByRole('listitem');
      await expect.poll(() => people.count()).toBe(1);
      await page.getByRole('button', { name: `Check in ${holder.name}` }).click();
      await waitForAlert('Welcome', holder);
    },
  };
}

test(
  'twenty people come past two devices, one of them without a network and loaded anew: each is in once, and doubles are told',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { id, holders } = await eventOfTwenty();
    const [first, tenth] = [holders.at(0), holders.at(10)];
    if (first === undefined || tenth === undefined) throw new Error('The demo world has too few people');
    const [north, south] = [
      await deviceAt(await visit(), id),
      await deviceAt(await visit({ viewport: { width: 360, height: 780 } }), id),
    ];
    await south.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await south.page.context().setOffline(true);

    await north.startScanning();
    for (const holder of holders.slice(0, 8)) await north.scan(holder);
    await north.scan(first, 'Already in');
    for (const holder of holders.slice(8, 10)) await north.letIn(holder);
    await south.startScanning();
    // The other device has let two of them in, which this one cannot know.
    for (const holder of holders.slice(8, 18)) await south.scan(holder);
    await south.scan(tenth, 'Already in');
    await south.page.getByText('10 of 20 are in').waitFor();

    await south.page.reload();
    await south.page.getByText('10 of 20 are in').waitFor();
    await south.page.getByText('11 scans wait to be sent').waitFor();
    for (const holder of holders.slice(18)) await south.letIn(holder);
    await south.page.context().setOffline(false);
    await south.page.getByText('Everything is sent').waitFor();
    await south.page.getByText('2 scans came out otherwise').waitFor();
    for (const { name } of holders.slice(8, 10)) await south.page.getByText(`${name}: Already in`).waitFor();

    const call = await callerFor(accounts.admin);
    const path = `${attendance.attendees.path}?pageSize=100`;
    const { attendees, counts } = attendance.attendees.reply.schema.parse(
      await call({ ...attendance.attendees, path, id }),
    );
    expect(counts).toEqual({ registered: 20, attended: 20 });
    expect(attendees.map(({ name }) => name).toSorted()).toEqual(holders.map(({ name }) => name).toSorted());
    await north.page.reload();
    await north.page.getByText('20 of 20 are in').waitFor();
  },
);
