import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../find-chromium.ts';
import { nameOf, type Look } from './looks.ts';
import { serveFolder } from './serve-folder.ts';

/** PNGs by `story look`; a story that did not come to rest has its words instead. */
export type Pictures = Map<string, Buffer>;

interface IndexEntry {
  id: string;
  type: string;
  tags?: readonly string[];
}

/** The stories of a built Storybook that are looked at. The pages of live stories are left out: they show what is seen anyway. */
export function storyIds(folder: string, idPart: string): string[] {
  // Storybook writes the file.
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries)
    .filter(({ type, id, tags }) => type === 'story' && id.includes(idPart) && tags?.includes('test') !== false)
    .map(({ id }) => id);
}

/** A picture of every story in every look. */
export async function takePictures(folder: string, idPart: string, looks: readonly Look[]): Promise<Pictures> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const pictures: Pictures = new Map();
  try {
    for (const look of looks) {
      const page = await pageOf(browser, look);
      for (const id of storyIds(folder, idPart)) {
        pictures.set(`${id} ${nameOf(look)}`, await pictureOf(page, server.address, id, look));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return pictures;
}

function pageOf(browser: Browser, { width, scheme }: Look): Promise<Page> {
  return browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
}

async function pictureOf(page: Page, address: string, id: string, { profile, scheme }: Look): Promise<Buffer> {
  const globals = `profile:${profile};scheme:${scheme}`;
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(isAtRest, undefined, { timeout: 30_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Runs in the page: the story is drawn and its play function has ended. */
function isAtRest(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const phase = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender?.phase ?? '';
  return ['completed', 'finished', 'afterEach', 'errored', 'aborted'].includes(phase);
}
