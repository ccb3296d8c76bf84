import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { tinyPicture } from '../../server/src/testing/tiny-picture.ts';
import { openAs } from './logins.ts';
import { listedMember } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';

test('a member finds another by name and organisation and reads their profile, until that one leaves the directory', async ({
  visit,
}) => {
  const [page, theirs] = [await visit(), await visit()];
  const shown = listedMember();
  const name = `${shown.firstName} ${shown.lastName}`;

  await openAs(page, accounts.member, '/members');
  await page.getByRole('heading', { level: 1, name: 'Member Directory' }).waitFor();
  await page.getByRole('searchbox', { name: 'Name' }).fill(name);
  await page.waitForURL(/[?&]name=/);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await card.getByText(shown.organisationName).waitFor();
  await card.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(shown.organisationName).waitFor();
  expect(await page.getByText(shown.email).count()).toBe(0);

  await openAs(theirs, shown.email, '/settings/profile-visibility');
  await theirs.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByText('Include me in the member directory').click();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('Your choices are saved').waitFor();
  await theirs.goto('/profile');
  await theirs.getByText('Other members do not see in the directory').waitFor();

  await page.reload();
  await page.getByText('This profile is not in the directory').waitFor();
  await page.goto(`/members?name=${encodeURIComponent(name)}`);
  await page.getByRole('heading', { level: 1, name: 'Member Directory' }).waitFor();
  await page.getByText('No data').waitFor();
});

/** A microphone that hears a tone: the machine has none. */
function giveMicrophone(): void {
  const getUserMedia = async () => {
    const context = new AudioContext();
    const [tone, heard] = [new OscillatorNode(context), new MediaStreamAudioDestinationNode(context)];
    tone.connect(heard);
    tone.start();
    await context.resume();
    return heard.stream;
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
}

/** What the player of a profile fetches once the name is to be heard. */
async function heardFrom(page: Page): Promise<string | undefined> {
  const answer = page.waitForResponse((response) => response.request().resourceType() === 'media');
  await page.getByRole('button', { name: 'Hear the name' }).click();
  return (await answer).headers()['content-type'];
}

test('what a member says of themself is read and heard by whoever comes to them from their organisation, and their card tells no more than everyone may know [PLT-654]', async ({
  visit,
}) => {
  const [page, theirs] = [await visit(), await visit()];
  const shown = listedMember();
  const name = `${shown.firstName} ${shown.lastName}`;
  const words = ownWords('Splints and scars');
  await theirs.addInitScript(giveMicrophone);
  await openAs(theirs, shown.email, '/settings/profile-details');
  await theirs.getByRole('button', { name: 'Edit', exact: true }).click();
  await theirs.getByRole('textbox', { name: /^Description/ }).fill(words);
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.getByText('Profile details have been updated').waitFor();
  await theirs.goto('/settings/account-details');
  await theirs.getByRole('button', { name: 'Edit', exact: true }).click();
  await theirs.getByRole('textbox', { name: /^How to say your name/ }).fill('AN-uh of the scars');
  await theirs.getByRole('textbox', { name: /^Post nominals/ }).fill('AM, PhD');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.getByText('Your details are saved.').waitFor();
  await theirs.getByRole('button', { name: 'Record how you say your name' }).click();
  await theirs.getByText(/^Recording\. [1-8] seconds left$/).waitFor();
  await theirs.getByRole('button', { name: 'Stop', exact: true }).click();
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.getByText('Others can hear your name now.').waitFor();
  await theirs.goto('/profile');
  await theirs.getByText(words).waitFor();
  expect(await heardFrom(theirs)).toBe('audio/wav');
  await theirs.getByRole('link', { name: 'My card' }).click();
  await theirs.getByRole('img', { name: 'QR code of your card' }).waitFor();
  const card = await savedBy(theirs, theirs.getByRole('button', { name: 'Download for address books' }));
  expect(card.name).toBe('my-card.vcf');
  expect(card.text).toContain(`FN:${name}\r\n`);
  expect(card.text).toContain('ORG:');
  expect(card.text).not.toContain('EMAIL');

  await openAs(page, accounts.member, '/organisations');
  await page.getByRole('heading', { level: 1, name: 'Organisation Directory' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name or place' }).fill(shown.organisationName);
  await page.waitForURL(/keyword=/);
  await page.getByRole('article').getByRole('link', { name: shown.organisationName, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: shown.organisationName }).waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(words).waitFor();
  await page.getByText('Said AN-uh of the scars').waitFor();
  await page.getByText('AM, PhD', { exact: true }).waitFor();
  expect(await heardFrom(page)).toBe('audio/wav');
});

test('filters are kept on the account, and administrators take what they find as a table', async ({ page }) => {
  const shown = listedMember();
  const name = `${shown.firstName} ${shown.lastName}`;
  const filterName = ownWords('Hands');
  const menu = page.getByRole('button', { name: 'Saved filters' });
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  await openAs(page, accounts.admin, `/members?name=${encodeURIComponent(name)}`);
  await card.waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save these filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save these filters' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(filterName);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The filters are saved').waitFor();

  await page.goto('/members');
  await page.getByRole('article').first().waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: filterName, exact: true }).click();
  await page.waitForURL(/[?&]name=/);
  await card.waitFor();
  const table = await savedBy(page, page.getByRole('button', { name: 'Download as CSV' }));
  expect(table.name).toBe('members.csv');
  expect(table.text).toContain(`"${shown.firstName}","${shown.lastName}"`);

  await menu.click();
  await page.getByRole('menuitem', { name: `Remove ${filterName}` }).click();
  await page.getByText('The filters are removed').waitFor();
});

const tiles = 'https://tile.openstreetmap.org/**';

test('a member finds what is near a postcode, on the list and on the map, of which nobody else is asked before it is opened', async ({
  visit,
}) => {
  // What a worker lets pass is not seen by `route`.
  const page = await visit({ serviceWorkers: 'block' });
  const referrers: (string | undefined)[] = [];
  await page.route(tiles, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'image/png', body: Buffer.from(tinyPicture()) });
  });
  await openAs(page, accounts.member, '/organisations');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('textbox', { name: 'Near postcode' }).fill('9999');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'We do not know where the postcode 9999 is.' }).waitFor();
  await page.getByRole('textbox', { name: 'Near postcode' }).fill('3056');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?&]near=3056/);
  await page.getByRole('article').first().getByText('0 km away').waitFor();
  expect(referrers).toEqual([]);

  await page.goto('/organisations?near=3056&within=5&view=map');
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('button', { name: /^\d+ organisations at 3056$/ }).waitFor();
  await expect.poll(() => new Set(referrers)).toEqual(new Set([`${new URL(page.url()).origin}/`]));
  expect(await page.getByText('The pictures of the map cannot be reached.').count()).toBe(0);
  await map.getByRole('button', { name: /^\d+ organisations at 3058$/ }).press('Enter');
  await page.waitForURL(/[?&]near=3058/);
  await page.getByRole('article').first().getByText('0 km away').waitFor();

  await page.unroute(tiles);
  await page.route(tiles, (route) => route.abort());
  await page.reload();
  await page.getByText('The pictures of the map cannot be reached.').waitFor();
  await page.getByRole('article').first().getByText('0 km away').waitFor();
  await page.getByRole('button', { name: 'Hide the map' }).click();
  await map.waitFor({ state: 'detached' });
});

test('on a phone one finger scrolls the page over the map, two move it, and who is at a place stands below it', async ({
  visit,
}) => {
  const page = await visit({
    ...{ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' },
  });
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: Buffer.from(tinyPicture()) }));
  await openAs(page, accounts.member, '/organisations?near=3056&within=5&view=map');
  const map = page.getByRole('group', { name: 'Map' });
  const place = map.getByRole('button', { name: /^\d+ organisations at 3058$/ });
  await place.waitFor();
  await page.getByText('Move the map with two fingers.').waitFor();
  // A finger touches what is in the window.
  await map.scrollIntoViewIfNeeded();
  const touch = await page.context().newCDPSession(page);
  const middle = async () => {
    const box = await map.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const onMap = async () => {
    const [box, on] = await Promise.all([place.boundingBox(), map.boundingBox()]);
    return Math.round((box?.x ?? 0) - (on?.x ?? 0));
  };
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));

  const [from, at] = [await scrolled(), await onMap()];
  const start = await middle();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const by of [30, 60, 90, 120, 150])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...start, y: start.y - by }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(scrolled).toBeGreaterThan(from + 50);
  expect(await onMap()).toBe(at);

  const { x, y } = await middle();
  const fingers = (by: number) => [
    { x: x - 40 + by, y, id: 1 },
    { x: x + 40 + by, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
  for (const by of [20, 40, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(by) });
  await expect.poll(onMap).toBeGreaterThan(at + 30);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await place.press('Enter');
  await page.waitForURL(/[?&]near=3058/);
  const first = page.getByRole('article').first();
  await first.getByText('0 km away').waitFor();
  const [list, above] = await Promise.all([first.boundingBox(), map.boundingBox()]);
  expect(list?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
});

/** The file that a press saves. */
async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
