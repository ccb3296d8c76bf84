import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { pdfOf } from '../../server/src/testing/pdf-of.ts';
import { contractCallerFor } from './calls.ts';
import { openAs } from './logins.ts';
import { mistyped, ownWord, ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { world } from './world-places.ts';

const segment = { id: 'segment-hand', name: 'Special interest: hand and upper limb' };

/** A member who has renewed, and belongs to the segment or does not. */
function memberWho(belongs: boolean): string {
  const found = world.people.find(
    ({ role, contactTypes, membershipLapsed, tfaEnabled, segmentIds }) =>
      role === 'Standard' &&
      contactTypes.includes('Member') &&
      !contactTypes.includes('Staff') &&
      !membershipLapsed &&
      !tfaEnabled &&
      segmentIds.includes(segment.id) === belongs,
  );
  if (found === undefined) throw new Error('The demo world has no such member');
  return found.email;
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function isNotThere(page: Page, id: string): Promise<void> {
  await page.goto(`/news/details/${id}`);
  await page.getByRole('heading', { level: 1, name: 'News item not found' }).waitFor();
}

/** What somebody does with news that are open; the link is the one that they were read by. */
async function keepPrintAndShare(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name} to favourites` }).click();
  await toast(page, 'Successfully added to favourites');
  await page.reload();
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).waitFor();

  await page.evaluate(() => {
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) });
  });
  await page.getByRole('button', { name: /^Print/ }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this news item' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(page.url());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** The ids of all that a person finds. */
async function findingAs(email: string): Promise<(keyword: string) => Promise<string[]>> {
  const call = await contractCallerFor(email);
  return async (keyword) => {
    const { sections } = await call(contract.search.everywhere, { query: { keyword } });
    return sections.flatMap(({ hits }) => hits.map(({ id }) => id));
  };
}

test('staff write news for a segment, see them as others do, schedule and publish them; a member of the segment reads, keeps, prints, shares and finds them, another does not', async ({
  page,
  visit,
}) => {
  const [word, inFile] = [ownWord(), ownWord()];
  const name = `Gloves that splints fit under ${word}`;
  await openAs(page, accounts.admin, '/admin/news');
  await page.getByRole('link', { name: 'New news item' }).click();
  await title(page).fill(name);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Knit them one size larger.');
  await page.getByRole('button', { name: /^Segments/ }).click();
  await page.getByRole('option', { name: segment.name }).click();
  await page.keyboard.press('Escape');
  const pattern = Buffer.from(await pdfOf(`Cut along the ${inFile}`));
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'pattern.pdf', mimeType: 'application/pdf', buffer: pattern });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await toast(page, 'Draft saved.');
  await page.waitForURL((url) => /^\/admin\/news\/(?!new$)[^/]+$/.test(url.pathname));
  const id = idIn(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('They cannot see it, and no list or search shows it.').waitFor();
  await page.getByRole('button', { name: /In the segment$/ }).click();
  await page.getByRole('option', { name: segment.name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Knit them one size larger.').waitFor();
  await page.getByText('They read it once it is published and in its time.').waitFor();
  await page.getByRole('link', { name: 'Back to editing' }).click();

  const [belonging, another] = [memberWho(true), memberWho(false)];
  const [insider, outsider] = [await visit(), await visit()];
  await openAs(insider, belonging, '/news');
  await openAs(outsider, another, '/news');
  await isNotThere(insider, id);

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: `Publish ${name}?` });
  await dialog.getByRole('radio', { name: 'At a time that I choose' }).first().check();
  await dialog.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type('01012190');
  await dialog.getByRole('spinbutton', { name: /^hour/ }).click();
  await page.keyboard.type('0900a');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await toast(page, `${name} is scheduled.`);
  await isNotThere(insider, id);

  await page.getByRole('button', { name: 'Change times…' }).click();
  const again = page.getByRole('dialog', { name: `When is ${name} shown?` });
  await again.getByRole('radio', { name: 'Now' }).check();
  await again.getByRole('button', { name: 'Save times' }).click();
  await toast(page, `${name} is published.`);

  await insider.goto('/news');
  await insider.getByRole('searchbox', { name: 'search news' }).fill(name);
  await insider.waitForURL(/keyword=/);
  await expect.poll(() => insider.getByRole('article').getByRole('heading').allTextContents()).toEqual([name]);
  await insider.getByRole('link', { name }).click();
  await insider.getByRole('heading', { level: 1, name }).waitFor();
  await insider.getByText('Knit them one size larger.').waitFor();
  await keepPrintAndShare(insider, name);
  await isNotThere(outsider, id);

  const [theirs, ofAnother] = [await findingAs(belonging), await findingAs(another)];
  await expect.poll(() => theirs(inFile), { interval: 1_000 }).toContain(id);
  for (const typed of [inFile, word, mistyped(word)]) {
    await insider.goto(`/search?keyword=${typed}`);
    await insider.getByRole('listitem').getByRole('link', { name }).waitFor();
    expect(await ofAnother(typed), typed).toEqual([]);
  }
});

test('two people write the same news at once: neither loses a word', async ({ page, visit }) => {
  const name = ownWords('Two pens');
  const call = await contractCallerFor(accounts.admin);
  const { id } = await call(contract.contentDesk.create, {
    body: {
      ...{ kind: 'news', name, shortDescription: '', content: '<p>Ink.</p>', image: null, attachments: [] },
      ...{ categoryIds: [], tagIds: [], segmentIds: [], isMembersOnly: false },
    },
  });
  const other = await visit();
  await openAs(page, accounts.admin, `/admin/news/${id}`);
  await openAs(other, accounts.admin, `/admin/news/${id}`);
  await title(page).fill(`${name}, mine`);
  await title(other).waitFor();
  await other.getByRole('textbox', { name: /^In short/ }).fill('By another hand.');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await toast(other, 'Draft saved.');

  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await dialog.getByText('By another hand.').waitFor();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await toast(page, 'Draft saved.');
  await expect
    .poll(async () => {
      const stored = await call(contract.contentDesk.item, { params: { id } });
      return [stored.name, stored.shortDescription];
    })
    .toEqual([`${name}, mine`, 'By another hand.']);
});
