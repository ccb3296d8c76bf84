import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { codeSentTo, lastCodeTo } from '../e2e/outbox.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';

const email = 'wei.chen@example.org';
const patience = 30_000;

/** Signs a member in with a second factor, looks at communities, loads the page anew, and answers with what the browser complained of. */
export async function visitSite(browser: Browser, url: string, portalUrl: string, picture: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1_000 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints = listen(page);
  await withoutStream(context);
  await page.goto(url);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const before = await lastCodeTo(portalUrl, email);
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('Verification code');
  await field.waitFor();
  await field.fill(await codeSentTo(portalUrl, email, before));
  await page.keyboard.press('Enter');
  await page.getByRole('article').first().waitFor();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await takePicture(page, picture);
  await context.close();
  return complaints;
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The refusal that asks for the code is part of signing in.
    const isCodeRequest = message.text().includes('401');
    if (['error', 'warning'].includes(message.type()) && !isCodeRequest) complaints.push(message.text());
  });
  return complaints;
}

async function takePicture(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}
