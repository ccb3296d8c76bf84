import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { longestTask } from '../../../scripts/bench-trace.ts';
import { median } from './figures.ts';
import { middleOf } from './press.ts';
import { slowPage } from './slow-phone.ts';

const events = 2000;
const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide', 'Pacific/Auckland'];
const kinds = ['webinar', 'conference', 'cpd', 'general', 'meeting'];

/** Prints how long the page is busy at a time, at four times less speed, while the calendar opens a year of 2,000 events: in processor time, which other work does not count in. */
export async function printFullYear(browser: Browser, signedIn: BrowserContextOptions, rounds: number): Promise<void> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) longest.push(await longestOf(browser, signedIn));
  console.log(`\nA year of ${events} events, its longest task: ${median(longest).toFixed(0)} ms`);
}

async function longestOf(browser: Browser, signedIn: BrowserContextOptions): Promise<number> {
  const viewport = { width: 1280, height: 900 };
  const slow = await slowPage(browser, { ...signedIn, viewport, deviceScaleFactor: 1, isNetworkFast: true });
  const { page } = slow;
  await answerYears(page);
  await page.goto('/events/discover/all?activeTab=calendar', { waitUntil: 'networkidle' });
  const { x, y } = await middleOf(page.getByText('Year', { exact: true }));
  const rendered = page.evaluate(untilYearIsRendered);
  // From here on the page runs nothing but its own scripts: what looks for elements takes longer than many a task.
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.mouse.click(x, y);
  await rendered;
  const trace = await browser.stopTracing();
  await slow.close();
  return longestTask(trace);
}

/** Runs in the page: until every month says how many events it has, and nothing is left to do. */
function untilYearIsRendered(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const months = [...document.querySelectorAll('[data-month]')];
      if (months.length < 12 || !months.every(({ textContent }) => /\d/.test(textContent))) return;
      observer.disconnect();
      requestIdleCallback(() => resolve());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** The demo has 120 events: what a year asks for is answered here. */
async function answerYears(page: Page): Promise<void> {
  await page.route('**/api/event/list', async (route) => {
    const { size, startDateTo } = route.request().postDataJSON();
    if (size < events) return route.continue();
    const year = Number(String(startDateTo).slice(0, 4)) - 1;
    await route.fulfill({ json: { events: eventsOf(year), totalItems: events } });
  });
}

function eventsOf(year: number): object[] {
  return Array.from({ length: events }, (_, at) => {
    const start = new Date(Date.UTC(year, 0, 1) + Math.floor((at / events) * 364 * 24) * 3_600_000);
    const wall = start.toISOString().slice(0, 19);
    const zone = zones[at % zones.length];
    return {
      id: `event-${at}`,
      title: `Splinting the injured hand, part ${at}`,
      type: kinds[at % kinds.length],
      shortDesc: 'A practical day at the bench: five splints, each made twice.',
      ...{ startDateTime: wall, startTimeZone: zone, endDateTime: wall, endTimeZone: zone },
      ...{ eventStartUtc: start.toISOString(), eventEndUtc: start.toISOString() },
      ...{ featureImg: null, listingImg: null, address: null, cpdDetails: at % 2 === 0 ? { hours: 2 } : null },
      ...{ isSingleClickRegistration: true, singleClickTicketPriceId: `type-${at}`, userTicketId: null },
      ...{ amountFrom: 24_000, closedBecause: null, opensAt: null },
    };
  });
}
