import { writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { slowPage } from './slow-phone.ts';

const everyMs = 250;
const columns = 10;

/** Films the cold load of an address on the slow phone, and writes what it showed every 250 ms into one picture. */
export async function film(
  browser: Browser,
  { path, content, signedIn }: { path: string; content: string; signedIn: BrowserContextOptions },
  file: string,
): Promise<void> {
  const slow = await slowPage(browser, { ...signedIn, deviceScaleFactor: 1 });
  const { page, session } = slow;
  const frames: { at: number; data: string }[] = [];
  let begun = 0;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 180, maxHeight: 390 });
  begun = Date.now() / 1000;
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.locator(content).first().waitFor();
  const end = Date.now() / 1000;
  await session.send('Page.stopScreencast');
  await slow.close();

  const shots = shotsOf(frames, begun, end);
  const strip = await browser.newPage({ viewport: { width: columns * 100, height: 100 } });
  await strip.setContent(stripHtml(shots));
  const painter = await strip.context().newCDPSession(strip);
  const { cssContentSize } = await painter.send('Page.getLayoutMetrics');
  const clip = { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 };
  const options = { format: 'webp', quality: 60, clip, captureBeyondViewport: true } as const;
  const { data } = await painter.send('Page.captureScreenshot', options);
  writeFileSync(file, Buffer.from(data, 'base64'));
  await strip.close();
}

/** The last frame before each quarter of a second; undefined before the first. */
export function shotsOf(
  frames: readonly { at: number; data: string }[],
  begun: number,
  end: number,
): { ms: number; data: string | undefined }[] {
  const count = Math.ceil(((end - begun) * 1000) / everyMs);
  return Array.from({ length: count }, (_, index) => {
    const ms = (index + 1) * everyMs;
    return { ms, data: frames.findLast(({ at }) => at >= begun && (at - begun) * 1000 <= ms)?.data };
  });
}

function stripHtml(shots: ReturnType<typeof shotsOf>): string {
  const style =
    'body{margin:8px;display:grid;grid-template-columns:repeat(10,1fr);gap:8px;font:11px sans-serif;color:#444}figure{margin:0}img,i{display:block;inline-size:100%;aspect-ratio:360/780;border:1px solid #ccc;box-sizing:border-box}';
  const figures = shots.map(({ ms, data }) => {
    const picture = data === undefined ? '<i></i>' : `<img src="data:image/jpeg;base64,${data}" alt="">`;
    return `<figure>${picture}${(ms / 1000).toFixed(2)} s</figure>`;
  });
  return `<style>${style}</style>${figures.join('')}`;
}
