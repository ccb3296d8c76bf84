import type { CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { storedBodies } from '../../server/src/testing/stored-bodies.ts';
import { knowAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

const cell = '<td colspan="999" rowspan="999"></td>';

/** A dozen texts as they may have been stored before there were limits, each of which took seconds to lay out. */
const heavyBodies = [
  `<table><tbody><tr>${cell.repeat(2500)}</tr></tbody></table>`,
  `<table><tbody>${`<tr>${cell.repeat(50)}</tr>`.repeat(50)}</tbody></table>`,
  `<table><tbody>${`<tr>${'<td>a</td>'.repeat(10)}</tr>`.repeat(900)}</tbody></table>`,
  `<p>${'A'.repeat(100_000)}</p>`,
  `<p>${`${'A'.repeat(99)}\u200B`.repeat(1000)}</p>`,
  `<p>a${'\u0301'.repeat(49_000)}</p>`,
  '<ul><li>'.repeat(12_000),
  '<blockquote>'.repeat(4000),
  '<p>a</p>'.repeat(12_500),
  `<p>${'<strong>a</strong>'.repeat(5500)}</p>`,
  `<pre>${'a\n'.repeat(50_000)}</pre>`,
  `<p>${'a\u05D0 '.repeat(30_000)}</p>`,
];

const alias = 'hand-therapy';

test(
  'a dozen posts that would freeze a browser leave the list of their community as quick as it was',
  {
    timeout: 240_000,
  },
  async ({ page, annotate }) => {
    const bodies = await storedBodies(inject('portalData'), alias, heavyBodies.length);
    try {
      await knowAs(page, accounts.member);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      // What a browser does once for all pages is no part of the comparison.
      await costOfList(page, devtools);
      const usual = await costOfList(page, devtools);
      await bodies.replace(heavyBodies);
      const heavy = await costOfList(page, devtools);
      const ratioOf = (name: keyof Cost) => heavy[name] / usual[name];
      await annotate(
        `Of the usual list: ${ratioOf('seconds').toFixed(2)} of the time, ${ratioOf('boxes').toFixed(2)} of the boxes, ${ratioOf('elements').toFixed(2)} of the elements`,
      );
      // What is laid out is the same on every machine, and each time; time is not.
      expect(ratioOf('elements')).toBeLessThan(1.3);
      expect(ratioOf('boxes')).toBeLessThan(1.3);
    } finally {
      await bodies.restore();
      await bodies.close();
    }
  },
);

/** What the browser does from the press of a link until the list is shown and nothing more comes. */
interface Cost {
  elements: number;
  /** What is laid out. */
  boxes: number;
  /** Processor time of the page's thread, which other work on the machine does not lengthen. */
  seconds: number;
}

async function costOfList(page: Page, devtools: CDPSession): Promise<Cost> {
  await page.goto(`/communities/${alias}`);
  const link = page.locator(`a[href="/communities/${alias}/posts"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  const before = await metricsOf(devtools);
  await link.click();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const after = await metricsOf(devtools);
  // What the page before has left behind is not the list's.
  await devtools.send('HeapProfiler.collectGarbage');
  const settled = await metricsOf(devtools);
  return {
    elements: await page.locator('*').count(),
    boxes: settled('LayoutObjects'),
    seconds: after('TaskDuration') - before('TaskDuration'),
  };
}

async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
}
