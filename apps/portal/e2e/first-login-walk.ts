import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import type { Locator, Page } from 'playwright-core';
import { callerFor } from './calls.ts';
import { hasFocus } from './keys.ts';
import { accounts, codeSentTo, expect, lastMailTo, linkIn, mailTo } from './portal-test.ts';

export const password = 'Quiet-harbour-42';

/** Invites somebody whom nobody knows yet; where their mail leads in the portal. */
export async function invited(page: Page, origin?: string): Promise<{ email: string; link: string }> {
  const email = `robin.${randomUUID().slice(0, 8)}@example.org`;
  const call = await callerFor(accounts.admin, origin);
  const { method, path } = contract.invitations.invite;
  await call({ method, path, body: { firstName: 'Robin', lastName: 'Castle', email } });
  const { pathname, search } = linkIn(await mailTo(page, email, 'first-time-login'));
  return { email, link: pathname + search };
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const goOn = (page: Page) => button(page, 'Continue').click();

/** From the link of the mail to the first step, by the code that is mailed. */
export async function comeIn(page: Page, { email, link }: { email: string; link: string }): Promise<void> {
  const before = await lastMailTo(page, email);
  await page.goto(link);
  await heading(page, 'First time login').waitFor();
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await goOn(page);
  await page.waitForURL('**/account/first-time-login/code');
  await page.getByLabel('Verification code').fill(await codeSentTo(page, email, before));
  await goOn(page);
  await button(page, 'Redirecting you to welcome page').waitFor();
  await page.waitForURL('**/first-time-login/user-details');
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What each step is called, where it is, and what must be said there. */
export const steps: readonly { name: string; path: string; fill(page: Page): Promise<void> }[] = [
  {
    name: 'Welcome back',
    path: 'user-details',
    async fill(page) {
      await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Robin');
      await choose(page, /Title/, 'Dr');
      await choose(page, /Gender/, 'Non-binary');
      await choose(page, /First Nations/, 'No');
      await choose(page, /Law Society or Bar Association/, 'None of them');
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'Choose a password',
    path: 'user-password',
    async fill(page) {
      await page.getByLabel(/^Password/).fill(password);
      await page.getByLabel('Confirm password').fill(password);
    },
  },
  { name: 'Privacy preferences', path: 'privacy-preferences', fill: async () => undefined },
  {
    name: 'Communication details',
    path: 'communication-details',
    async fill(page) {
      await page.getByRole('textbox', { name: /^Landline/ }).fill('02 5550 0100');
      await page.getByRole('textbox', { name: /^Mobile number/ }).fill('0491 570 156');
      await choose(page, /Contact preference/, 'E-mail');
      await page.getByLabel('Address 1').fill('5 Hill Street');
    },
  },
  {
    name: 'Organisation details',
    path: 'org-details',
    async fill(page) {
      await page.getByLabel('Job title').fill('Team leader');
    },
  },
  {
    name: 'Set up your profile',
    path: 'user-profile-setup',
    async fill(page) {
      await page.getByLabel('Profile description').fill('Hands, mostly.');
    },
  },
  {
    name: 'Areas of expertise',
    path: 'areas-of-expertise',
    async fill(page) {
      await page.getByRole('checkbox', { name: 'Driving' }).check();
    },
  },
];

/** Goes through steps, from one to before another; each has its own address, and its heading has the focus. */
export async function walk(page: Page, from = 0, to = steps.length): Promise<void> {
  for (const { name, path, fill } of steps.slice(from, to)) {
    await page.waitForURL(`**/first-time-login/${path}`);
    await heading(page, name).waitFor();
    await expect.poll(() => hasFocus(heading(page, name))).toBe(true);
    await fill(page);
    await goOn(page);
  }
}

export const allSet = (page: Page): Locator => page.getByRole('dialog', { name: "You're all set!" });
