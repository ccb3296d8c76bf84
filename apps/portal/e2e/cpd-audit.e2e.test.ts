import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { periodAt, periodBefore, periodYears, rulePacks, sampleOf } from '@portal/rules';
import { demoWorld } from '@portal/demo/world';
import type { Page } from 'playwright-core';
import { pdfText } from '../../server/src/testing/pdf-text.ts';
import { tinyPicture } from '../../server/src/testing/tiny-picture.ts';
import { unpack } from '../../server/src/testing/unpack.ts';
import { press, tabTo, type } from './keys.ts';
import { openAs } from './logins.ts';
import { triesOf } from './newcomers.ts';
import { ownWords } from './own-words.ts';
import { accounts, expect, test } from './portal-test.ts';
import { personWith } from './world-places.ts';

const world = demoWorld();
/** The period that is over, by the clock and the rules of the organisation. */
const [pack, zone] = [rulePacks['ot-board'], 'Australia/Sydney'];
const lastPeriod = periodYears(periodBefore(pack, zone, periodAt(pack, zone, new Date())));
/** Who can be drawn, another at each try: those with records of that period who are no staff. */
const audited = [accounts.member, accounts.editor, accounts.moderator].map(personWith);
type Audited = (typeof audited)[number];

/** With the same seed anybody draws the same members, so that a test can choose who it is. */
async function seedThatDraws(id: string): Promise<string> {
  const ids = [...new Set(world.cpdRecords.map(({ personId }) => personId))];
  for (let at = 0; ; at += 1) {
    const seed = `seed ${at}`;
    if ((await sampleOf(ids, seed, 1))[0] === id) return seed;
  }
}

/** Chosen in a list that a button opens, with the keyboard. */
async function choose(page: Page, list: RegExp, option: string): Promise<void> {
  await press(page, page.getByRole('button', { name: list }));
  const wanted = page.getByRole('option', { name: option });
  await wanted.waitFor();
  for (let presses = 0; presses < 10 && !(await hasActive(page, option)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'hidden' });
}

function hasActive(page: Page, option: string): Promise<boolean> {
  return page.evaluate((name) => document.activeElement?.textContent?.includes(name) === true, option);
}

/** Draws a sample of one among those who have recorded something in the period that is over; the one who was drawn. */
async function drawOne(staff: Page, audit: string, { id, firstName, lastName }: Audited) {
  await openAs(staff, accounts.admin, '/admin/cpd-audits');
  await press(staff, staff.getByRole('link', { name: 'New audit' }));
  await type(staff, staff.getByRole('textbox', { name: /^Name/ }), audit);
  const size = staff.getByRole('spinbutton', { name: /^How many/ });
  await tabTo(staff, size);
  await staff.keyboard.press('ControlOrMeta+a');
  await staff.keyboard.type('1');
  await choose(staff, /By what they have recorded/, 'Those with records in the period');
  await tabTo(staff, staff.getByRole('checkbox', { name: /^Leave out whom/ }));
  await staff.keyboard.press('Space');
  await type(staff, staff.getByRole('textbox', { name: /^Seed/ }), await seedThatDraws(id));
  await press(staff, staff.getByRole('button', { name: 'Begin the audit' }));
  await staff.getByRole('heading', { level: 1, name: audit }).waitFor();
  const row = staff.getByRole('row').filter({ hasText: 'Waiting for the member' });
  const name = await row.getByRole('rowheader').innerText();
  expect(name.trim()).toBe(`${firstName} ${lastName}`);
  return { name: name.trim(), path: new URL(staff.url()).pathname };
}

async function openAudit(member: Page, email: string, audit: string): Promise<void> {
  await openAs(member, email, '/cpd/tracker-page');
  const notice = member.getByText(new RegExp(`^${audit}: (?:show your records|something is missing)$`));
  await notice.waitFor();
  // The innermost that has both: others are asked for beside it.
  const link = member.getByRole('link', { name: 'Look and submit' });
  await member.locator('div').filter({ has: notice }).filter({ has: link }).last().locator(link).click();
  await member.getByRole('heading', { level: 1, name: audit }).waitFor();
}

/** With the keyboard alone. */
async function submit(member: Page, note: string): Promise<void> {
  await type(member, member.getByRole('textbox', { name: /^Anything the organisation should know/ }), note);
  await press(member, member.getByRole('button', { name: 'Submit', exact: true }));
  const asks = member.getByRole('alertdialog', { name: 'Submit these records?' });
  await press(member, asks.getByRole('button', { name: 'Submit', exact: true }));
  await member.getByRole('heading', { name: 'This was submitted' }).waitFor();
}

async function saved(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return readFile(await download.path());
}

test(
  'one member is audited from the sample to the end: asked, looked at their pack, submitted, returned, completed and accepted',
  { timeout: 240_000 },
  async ({ page: staff, visit }) => {
    const [audit, proof] = [ownWords('Sample of one'), `${ownWords('proof').replace(' ', '-')}.png`];
    const drawn = audited[triesOf('audited') % audited.length] ?? personWith(accounts.member);
    const { name, path } = await drawOne(staff, audit, drawn);
    const { email } = drawn;

    // The member looks at the pack before anybody else does.
    const member = await visit({ viewport: { width: 360, height: 780 } });
    await openAudit(member, email, audit);
    const records = member.getByRole('list', { name: 'Records' });
    const titles = await records.getByRole('heading', { level: 3 }).allInnerTexts();
    const amount = (await member.getByText(/^[\d.]+ of [\d.]+ hrs$/).innerText()).replace(' of ', '/');
    await member.getByRole('button', { name: /^Evidence pack of/ }).click();
    const dialog = member.getByRole('dialog', { name: /^Evidence pack/ });
    await dialog.getByRole('list', { name: 'Records in the pack' }).waitFor();
    const zip = await saved(member, () => dialog.getByRole('button', { name: 'Download', exact: true }).click());
    const checksumText = await dialog.getByText(/Its SHA-256 is/).innerText();
    expect(checksumText).toContain(createHash('sha256').update(zip).digest('hex'));
    const files = unpack(zip);
    const summary = await pdfText(files.get('CPD summary.pdf') ?? new Uint8Array());
    for (const expected of [name, amount, ...titles]) expect(summary).toContain(expected);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await submit(member, 'Everything I have.');

    // Staff return it, without a mouse.
    await staff.goto(path);
    await press(staff, staff.getByRole('link', { name }));
    await staff.getByRole('heading', { level: 1, name }).waitFor();
    await press(staff, staff.getByRole('button', { name: 'Return', exact: true }));
    const returning = staff.getByRole('dialog', { name: `Return it to ${name}` });
    await type(staff, returning.getByRole('textbox', { name: /^What is missing/ }), 'Please add proof of the first.');
    await press(staff, returning.getByRole('button', { name: 'Return', exact: true }));
    await staff.getByText('Returned.', { exact: true }).first().waitFor();

    // The member adds evidence to the first record, and submits again.
    await openAudit(member, email, audit);
    await member.getByText('Please add proof of the first.').first().waitFor();
    await member.getByRole('link', { name: 'CPD Tracker' }).first().click();
    const period = member
      .locator('section')
      .filter({ has: member.getByRole('heading', { name: new RegExp(lastPeriod) }) });
    await period.getByText('View details').click();
    // The tracker lists the last first, an audit the first.
    await period
      .getByRole('link', { name: `Edit ${titles[0] ?? ''}` })
      .last()
      .click();
    const chooser = member.waitForEvent('filechooser');
    await member
      .getByLabel(/^Evidence/)
      .first()
      .click();
    await (await chooser).setFiles({ name: proof, mimeType: 'image/png', buffer: Buffer.from(tinyPicture('proof')) });
    await member.getByText(proof).first().waitFor();
    await member.getByRole('button', { name: 'Save', exact: true }).click();
    await member.getByRole('heading', { level: 1, name: 'CPD Tracker' }).waitFor();
    await openAudit(member, email, audit);
    await member.getByRole('button', { name: `Download ${proof}` }).waitFor();
    await submit(member, 'With proof.');

    // Staff take the pack along and accept it, without a mouse.
    await staff.goto(path);
    await press(staff, staff.getByRole('link', { name }));
    await staff.getByRole('button', { name: `Download ${proof}` }).waitFor();
    const taken = await saved(staff, () => press(staff, staff.getByRole('button', { name: 'Download evidence pack' })));
    expect([...unpack(taken).keys()].filter((one) => one.endsWith(proof))).toHaveLength(1);
    await press(staff, staff.getByRole('button', { name: 'Accept', exact: true }));
    const accepting = staff.getByRole('alertdialog');
    await press(staff, accepting.getByRole('button', { name: 'Accept', exact: true }));
    await staff.getByText('Accepted.', { exact: true }).first().waitFor();

    // The trail has it all, the last first.
    await press(staff, staff.getByRole('link', { name: audit }));
    await press(staff, staff.locator('summary').filter({ hasText: 'Audit trail' }));
    const trail = staff.getByRole('list', { name: 'Audit trail' });
    await trail.waitFor();
    await expect
      .poll(() => trail.getByRole('listitem').allInnerTexts())
      .toEqual(
        [
          `Helen Brooks accepted what ${name} submitted`,
          `Helen Brooks downloaded the evidence pack of ${name}`,
          `${name} submitted their records`,
          `Helen Brooks returned what ${name} submitted`,
          `${name} submitted their records`,
          'Helen Brooks began the audit',
        ].map((entry) => expect.stringContaining(entry)),
      );
    await member.reload();
    await member.getByText('The organisation has accepted it. There is nothing left to do.').waitFor();
  },
);
