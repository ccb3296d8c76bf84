import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { type Answer, answerHeading, answerLine, median } from './figures.ts';
import { press } from './press.ts';
import { slowPage } from './slow-phone.ts';

interface Interaction {
  name: string;
  path: string;
  /** What must stand there and be usable before. */
  prepare: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const firstArticle = (page: Page) => page.getByRole('article').first().waitFor();
const openComposer = (page: Page) => press(page, page.getByRole('button', { name: 'Create post' }));
const firstLike = (page: Page) => page.getByRole('button', { name: /^(Like|Take your like back)$/ }).first();
const content = (page: Page) => page.getByRole('textbox', { name: /^Content/ });

const interactions: readonly Interaction[] = [
  {
    name: 'Explore opened',
    path: '/communities',
    prepare: firstArticle,
    act: (page) => press(page, page.getByRole('link', { name: 'Explore communities' }).first()),
  },
  {
    name: 'a category ticked',
    path: '/communities/explore',
    prepare: (page) => page.getByRole('checkbox').first().waitFor(),
    act: (page) => press(page, page.getByRole('checkbox').first()),
  },
  {
    name: 'a key in search',
    path: '/communities/explore',
    prepare: async (page) => {
      await firstArticle(page);
      await page.getByRole('searchbox').focus();
    },
    act: (page) => page.keyboard.press('h'),
  },
  { name: 'the composer opened', path: '/communities/hand-therapy/posts', prepare: firstArticle, act: openComposer },
  {
    name: 'a key in the editor',
    path: '/communities/hand-therapy/posts',
    prepare: async (page) => {
      await firstArticle(page);
      await openComposer(page);
      await content(page).click();
      await page.keyboard.press('a');
    },
    act: (page) => page.keyboard.press('b'),
  },
  {
    name: 'another tab',
    path: '/communities/hand-therapy/posts',
    prepare: firstArticle,
    act: (page) => press(page, page.getByRole('link', { name: /^Members/ })),
  },
  {
    name: 'a like',
    path: '/communities',
    // Else the press would scroll to it first, which draws the rows that come into sight.
    prepare: (page) => firstLike(page).scrollIntoViewIfNeeded(),
    act: (page) => press(page, firstLike(page)),
  },
];

/** Prints, for each interaction, how long its answer took, at four times less speed, and marks what is above the goal. */
export async function printInteractions(
  browser: Browser,
  signedIn: BrowserContextOptions,
  rounds: number,
): Promise<void> {
  console.log(`\n${answerHeading}`);
  const answers = new Map(interactions.map(({ name }) => [name, new Array<Answer>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const interaction of interactions) {
      answers.get(interaction.name)?.push(await answerTo(browser, signedIn, interaction));
    }
  }
  for (const [name, all] of answers) {
    const of = (figure: keyof Answer) => median(all.map((each) => each[figure]));
    console.log(answerLine(name, { paint: of('paint'), work: of('work') }));
  }
}

async function answerTo(
  browser: Browser,
  signedIn: BrowserContextOptions,
  { path, prepare, act }: Interaction,
): Promise<Answer> {
  const slow = await slowPage(browser, {
    ...signedIn,
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    isNetworkFast: true,
  });
  const { page, session } = slow;
  await session.send('Performance.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare(page);
  await rest(page);
  await page.evaluate(noteEvents);
  const before = await workOf(session);
  await act(page);
  await rest(page);
  const work = (await workOf(session)) - before;
  const paint: number = await page.evaluate(() => Reflect.get(window, 'longestEvent'));
  await slow.close();
  return { paint, work: work * 1000 };
}

/** Until the page has nothing to do. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Runs in the page. */
function noteEvents(): void {
  Object.assign(window, { longestEvent: 0 });
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId') === 0) continue;
      Object.assign(window, { longestEvent: Math.max(Reflect.get(window, 'longestEvent'), entry.duration) });
    }
  };
  // Of this type alone the observer takes a threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(note).observe(options);
}
