import { readFile } from 'node:fs/promises';
import { contract, limits } from '@portal/api/contract';
import type { Locator, Page, Request } from 'playwright-core';
import { slowNetwork } from '../paint/slow-phone.ts';
import { measuredPhoto, photo, photoPlace } from '../../server/src/testing/photo.ts';
import { openAs } from './logins.ts';
import { currentPeriod, newcomerFor } from './newcomers.ts';
import { expect, test } from './portal-test.ts';

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const activity = 'A certificate on paper';
const mostPresses = 9;
const mostBytes = 2_000_000;
const mostMs = 40_000;

/** Of the Keystroke-Level Model (Card, Moran and Newell, 1980): to point at something, to press it, and a key of somebody who does not type for a living. */
const [pointMs, pressMs, keyMs] = [1_100, 100, 280];

interface Walk {
  presses: number;
  keys: number;
  bytes: number;
  roundTrips: number;
}

/** How long a walk takes on the slow phone whatever the machine that runs this test; what its processor does is not in it. */
function timeOf({ presses, keys, bytes, roundTrips }: Walk): number {
  const byHand = presses * (pointMs + pressMs) + keys * keyMs;
  return byHand + (bytes / slowNetwork.uploadThroughput) * 1_000 + roundTrips * slowNetwork.latency;
}

/** How often a page waits for the network: what is asked for while something else is under way costs no round trip more. */
function countRoundTrips(page: Page): () => number {
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    if (underWay.size === 0) count += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => count;
}

test(
  'a certificate is photographed on a phone and proves a record, in few presses, few bytes and the 40 seconds that they take on a slow one',
  {
    timeout: 120_000,
  },
  async ({ visit, annotate }) => {
    const page = await visit(phone);
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === contract.cpd.addRecord.path)
        sent.push(request);
    });
    let [presses, keys] = [0, 0];
    const tap = async (button: Locator) => {
      presses += 1;
      await button.tap();
    };
    const typed = async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    };
    await openAs(page, newcomerFor('photographed').email, '/cpd/tracker-page');
    const period = currentPeriod(page);
    await page.getByRole('link', { name: 'Add CPD entry' }).waitFor();
    await page.waitForLoadState('networkidle');
    const roundTrips = countRoundTrips(page);
    await tap(page.getByRole('link', { name: 'Add CPD entry' }));
    await tap(page.getByRole('textbox', { name: 'What did you do?' }));
    await typed(activity);
    await tap(page.getByRole('spinbutton', { name: 'How long did it take?' }));
    await typed('2');
    await tap(page.getByRole('button', { name: /^Calendar/ }));
    await tap(page.getByRole('button', { name: /^Today/ }));
    await tap(page.getByRole('button', { name: /Category/ }));
    await tap(page.getByRole('option', { name: 'Interactive' }));
    // 48 megapixels, in no more bytes than are taken.
    const taken = await photo('jpeg', { width: 252, height: 189, isGrainy: true, enlarged: 32, orientation: 6 });
    expect(taken.length).toBeLessThan(limits.fileBytes);
    const camera = page.getByLabel('Take a photo');
    await camera.waitFor();
    presses += 1;
    await camera.setInputFiles({ name: 'certificate.jpg', mimeType: 'image/jpeg', buffer: taken });
    await tap(page.getByRole('button', { name: 'Save' }));

    await period.getByText('View details').waitFor();
    const waits = roundTrips();
    await period.getByText('View details').tap();
    const records = page.getByRole('list', { name: /^Records of/ }).first();
    await records.getByRole('heading', { name: activity }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      records.getByRole('button', { name: 'Download certificate.jpg' }).tap(),
    ]);
    const stored = await readFile(await download.path());
    const { width, height, orientation } = await measuredPhoto(stored);
    expect([width < height, orientation]).toEqual([true, 1]);
    expect(stored.toString('latin1')).not.toContain(photoPlace);

    expect(sent).toHaveLength(1);
    const bytes = Number((await sent[0]?.allHeaders())?.['content-length']);
    const time = timeOf({ presses, keys, bytes, roundTrips: waits });
    await annotate(
      `${presses} presses, ${keys} keys, ${waits} round trips, ${bytes} bytes sent of a photo of ${taken.length}: ${Math.round(time / 1_000)} s`,
    );
    expect(presses).toBeLessThanOrEqual(mostPresses);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    expect(time).toBeLessThanOrEqual(mostMs);
  },
);
