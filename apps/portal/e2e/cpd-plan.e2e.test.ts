import { readFile } from 'node:fs/promises';
import { contract } from '@portal/api/contract';
import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { completeCourse } from '../../server/src/testing/complete-course.ts';
import { pdfText } from '../../server/src/testing/pdf-text.ts';
import { callerFor } from './calls.ts';
import { untilJobsHaveRun } from './jobs.ts';
import { openAs } from './logins.ts';
import { currentPeriod, newcomerFor, triesOf } from './newcomers.ts';
import { expect, test } from './portal-test.ts';
import { personWith, world } from './world-places.ts';

const { cpd } = contract;

const goal = 'Run a group without me';
const looksBack = 'I plan the end of a group at its beginning.';

async function savedPdf(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return pdfText(await readFile(await download.path()));
}

test('a member plans, does it, looks back, and hands all of it on', { timeout: 120_000 }, async ({ page }) => {
  await openAs(page, newcomerFor('plan').email, '/cpd/tracker-page');
  const period = currentPeriod(page);
  await period.getByText(/^1 goal to write by/).waitFor();
  await period.getByText(/^A reflection to write by/).waitFor();

  await period.getByText('Goals and reflection', { exact: true }).click();
  await period.getByRole('button', { name: 'Add a goal' }).click();
  const writing = page.getByRole('dialog', { name: 'Add a goal' });
  await writing.getByRole('textbox', { name: /^What do you want to be able to do/ }).fill(goal);
  await writing.getByRole('button', { name: 'Save' }).click();
  await period.getByRole('heading', { name: goal }).waitFor();
  await expect.poll(() => period.getByText(/goal to write by/).count()).toBe(0);

  await page.getByRole('link', { name: 'Add CPD entry' }).click();
  await page.getByRole('textbox', { name: 'What did you do?' }).fill('A group of six');
  await page.getByRole('spinbutton', { name: 'How long did it take?' }).fill('2');
  await page.getByRole('button', { name: /^Calendar/ }).click();
  await page.getByRole('button', { name: /^Today/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await period.getByText(/^Goals and reflection \(0 of 1 reached\)/).click();
  await period.getByRole('button', { name: `Link records to ‘${goal}’` }).click();
  const linking = page.getByRole('dialog', { name: 'What did you do for this goal?' });
  await linking.getByRole('checkbox', { name: /A group of six/ }).check();
  await linking.getByRole('button', { name: 'Save' }).click();
  await period.getByRole('list', { name: 'What you did for it' }).getByText('A group of six').waitFor();
  await period.getByRole('button', { name: `Mark as reached: ${goal}` }).click();
  await period.getByText(/^Reached on /).waitFor();

  await period.getByRole('textbox', { name: /^How do you look back/ }).fill(looksBack);
  await period.getByRole('button', { name: 'Save reflection' }).click();
  await expect.poll(() => period.getByText(/^A reflection to write by/).count()).toBe(0);
  await period.getByText(/^Goals and reflection \(1 of 1 reached\)/).waitFor();

  const summary = await savedPdf(page, period.getByRole('button', { name: /^Download CPD/ }));
  expect([goal, looksBack, 'A group of six'].filter((words) => !summary.includes(words))).toEqual([]);
});

/** People who take a course that counts, and have not completed it. */
const taken = world.enrolments.filter(({ status, personId, courseId }) => {
  const person = world.people.find(({ id }) => id === personId);
  const course = world.courses.find(({ id }) => id === courseId);
  return status === 'Active' && person?.tfaEnabled === false && course !== undefined && course.cpdMinutes !== null;
});

test(
  'a course that the learning system calls completed becomes a record with a certificate',
  { timeout: 180_000 },
  async ({ page }) => {
    const { personId = '', courseId = '' } = taken.at(triesOf('course')) ?? {};
    const email = world.people.find(({ id }) => id === personId)?.email ?? '';
    const course = world.courses.find(({ id }) => id === courseId);
    await openAs(page, email, '/cpd/enrolled-page');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: course?.name ?? '' }) });
    await card.getByText('Active').waitFor();

    await completeCourse(`${inject('portalData')}/postgres`, { personId, courseId });
    const call = await callerFor(email);
    const records = async () => {
      const { cpdRecords } = cpd.currentPeriod.reply.schema.parse(await call(cpd.currentPeriod));
      return cpdRecords.filter(({ source, title }) => source === 'course' && title === course?.name);
    };
    await expect.poll(async () => (await records()).length, untilJobsHaveRun).toBe(1);

    await page.goto('/cpd/all-courses');
    await card.getByText(/^Completed/).waitFor();
    await page.goto('/cpd/tracker-page');
    const period = currentPeriod(page);
    await period.getByText('View details').click();
    const list = page.getByRole('list', { name: /^Records of/ }).first();
    await list.getByRole('heading', { name: course?.name ?? '' }).waitFor();
    const proof = await savedPdf(page, list.getByRole('button', { name: `Download certificate of ${course?.name}` }));
    const { firstName, lastName } = personWith(email);
    expect([course?.name ?? '', `${firstName} ${lastName}`].filter((words) => !proof.includes(words))).toEqual([]);
  },
);
