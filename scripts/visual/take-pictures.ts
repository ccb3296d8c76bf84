import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../find-chromium.ts';
import { nameOf, type Look } from './looks.ts';
import { serveFolder } from './serve-folder.ts';

/** PNGs by `story look`. */
export type Pictures = Map<string, Buffer>;

interface IndexEntry {
  id: string;
  type: string;
  tags?: readonly string[];
}

/** The stories of a built Storybook that are looked at. The pages of live stories are left out: they show what is seen anyway. */
function storyIds(folder: string, idPart: string): string[] {
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
      const [first, ...others] = storyIds(folder, idPart);
      if (first === undefined) continue;
      await page.goto(addressOf(server.address, first, look), { timeout: 120_000 });
      pictures.set(`${first} ${nameOf(look)}`, await pictureOf(page, first));
      for (const id of others) {
        await page.evaluate(showStory, id);
        pictures.set(`${id} ${nameOf(look)}`, await pictureOf(page, id));
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

function addressOf(server: string, id: string, { profile, scheme }: Look): string {
  return `${server}/iframe.html?id=${id}&viewMode=story&globals=profile:${profile};scheme:${scheme}`;
}

async function pictureOf(page: Page, id: string): Promise<Buffer> {
  await page.waitForFunction(isAtRest, id, { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Runs in the page: goes on to another story, as the sidebar does. To load the page again for each takes many times as long. */
function showStory(storyId: string): void {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  (channel as { emit: (name: string, story: object) => void }).emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: the story is drawn and its play function has ended. */
function isAtRest(storyId: string): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = (preview as { currentRender?: { id?: string; phase?: string } } | undefined)?.currentRender;
  return render?.id === storyId && ['completed', 'finished', 'errored', 'aborted'].includes(render.phase ?? '');
}
