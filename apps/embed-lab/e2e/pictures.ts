import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { hosts } from '../hosts.ts';

const folder = fileURLToPath(new URL('../../../.portal/embed-lab/', import.meta.url));
const seen = { width: 1280, height: 800 };
const isWanted = process.env.LAB_PICTURES === 'on';
const fileOf = (grade: string, host: string) => `${folder}${grade}-${host}.webp`;

/** Writes down what a visitor sees first of a website. */
export async function takePicture(page: Page, grade: string, host: string): Promise<void> {
  if (isWanted) await writePicture(page, fileOf(grade, host), { ...seen, scale: 0.5 });
}

/** One picture of every website, each grade in a column. */
export async function drawOverview(browser: Browser, grades: readonly string[]): Promise<void> {
  if (!isWanted) return;
  const cells = hosts.flatMap(({ name }) => grades.map((grade) => cellOf(grade, name)));
  const page = await browser.newPage({ viewport: { width: 840, height: 320 * hosts.length } });
  const columns = 'display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin: 8px; font: 13px sans-serif';
  await page.setContent(`<main style="${columns}">${(await Promise.all(cells)).join('')}</main>`);
  const height = await page.locator('main').evaluate((main) => main.clientHeight + 16);
  await writePicture(page, `${folder}overview.webp`, { width: 840, height, scale: 1 });
  await page.close();
}

async function cellOf(grade: string, host: string): Promise<string> {
  const file = fileOf(grade, host);
  const picture = existsSync(file) ? (await readFile(file)).toString('base64') : '';
  return `<figure style="margin: 0"><img style="width: 100%; border: 1px solid #ccc" src="data:image/webp;base64,${picture}" /><figcaption>${host}, ${grade}</figcaption></figure>`;
}

async function writePicture(
  page: Page,
  file: string,
  { width, height, scale }: { width: number; height: number; scale: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 60, clip });
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}
