import { readFile } from 'node:fs/promises';
import { contract, limits } from '@portal/api/contract';
import type { Locator, Request } from 'playwright-core';
import { measuredPhoto, photo, photoPlace } from '../../server/src/testing/photo.ts';
import { openAs } from './logins.ts';
import { currentPeriod, newcomerFor } from './newcomers.ts';
import { expect, test } from './portal-test.ts';

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const activity = 'A certificate on paper';
const mostPresses = 9;
const mostBytes = 2_000_000;

test(
  'a certificate is photographed on a phone and proves a record, in few presses and few bytes',
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
    let presses = 0;
    const tap = async (button: Locator) => {
      presses += 1;
      await button.tap();
    };
    await openAs(page, newcomerFor('photographed').email, '/cpd/tracker-page');
    const period = currentPeriod(page);
    await tap(page.getByRole('link', { name: 'Add CPD entry' }));
    await tap(page.getByRole('textbox', { name: 'What did you do?' }));
    await page.keyboard.type(activity);
    await tap(page.getByRole('spinbutton', { name: 'How long did it take?' }));
    await page.keyboard.type('2');
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

    await period.getByText('View details').tap();
    const records = page.getByRole('list', { name: /^Records of/ }).first();
    await records.getByRole('heading', { name: activity }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      records.getByRole('button', { name: 'Download certificate.jpg' }).tap(),
    ]);
    const kept = await readFile(await download.path());
    const { width, height, orientation } = await measuredPhoto(kept);
    expect([width < height, orientation]).toEqual([true, 1]);
    expect(kept.toString('latin1')).not.toContain(photoPlace);

    expect(sent).toHaveLength(1);
    const bytes = Number((await sent[0]?.allHeaders())?.['content-length']);
    await annotate(`${presses} presses; ${bytes} bytes sent of a photo of ${taken.length}`);
    expect(presses).toBeLessThanOrEqual(mostPresses);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
  },
);
