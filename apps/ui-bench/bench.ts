/**
 * `pnpm bench:ui`: how long our table and list block a slow machine, beside antd's, AG Grid's and the least that a table can do, in one run.
 * Chromium at a quarter of its speed; of each interaction the longest single task of the page's main thread, scripts, styles and layout
 * together; the median of some rounds. Counted in processor time, which is what the task blocks on a machine that does nothing else: so other work on this one does not count.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { longestTask } from '../../scripts/bench-trace.ts';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';

interface Interaction {
  name: string;
  /** What is pressed, per subject; or `scroll`. */
  press: Partial<Record<string, string>> | 'scroll';
}

interface Comparison {
  title: string;
  ours: string;
  theirs: readonly string[];
  /** Shown for the scale, and not compared: what does more by other means, and what does as good as nothing. */
  scale: readonly string[];
  /** Says that the subject is drawn. */
  ready: string;
  interactions: readonly Interaction[];
}

const rounds = Number(process.env.ROUNDS ?? 5);
/** `pnpm bench:ui alone` leaves all others out, for tuning. */
const isAlone = process.argv.includes('alone');
const slowdown = 4;
const budgetMs = 100;

// Without its virtual scrolling antd takes minutes for what touches every row; two interactions say enough.
const antd = (selector: string) => ({ 'antd-virtual-table': selector });
/** Of AG Grid the free edition, which has no rows that open; and a windowed table in plain DOM, as the floor. */
const scale = (agGrid: string, bare: string) => ({ 'ag-grid-table': agGrid, 'bare-table': bare });
const bothOfAntd = (selector: string) => ({ ...antd(selector), 'antd-table': selector });

const everyRow = {
  'portal-table': 'thead input',
  ...antd('.ant-table-thead input'),
  ...scale('.ag-header-cell input', 'thead input'),
};

const comparisons: readonly Comparison[] = [
  {
    title: 'Table with 1,000 rows',
    ours: 'portal-table',
    theirs: ['antd-virtual-table', 'antd-table'],
    scale: ['ag-grid-table', 'bare-table'],
    ready: '[role="rowheader"], .ant-table-row, .ag-row, .bare-row',
    interactions: [
      {
        name: 'sort',
        press: {
          'portal-table': 'thead button',
          ...bothOfAntd('.ant-table-column-has-sorters'),
          ...scale('.ag-header-cell[col-id="title"] .ag-header-cell-label', 'thead button'),
        },
      },
      {
        name: 'select a row',
        press: {
          'portal-table': 'tbody input',
          ...bothOfAntd('.ant-table-row input'),
          ...scale('.ag-row input', '.bare-row input'),
        },
      },
      { name: 'select all', press: everyRow },
      { name: 'select none', press: everyRow },
      {
        name: 'open a row',
        press: {
          'portal-table': 'tbody button',
          ...antd('.ant-table-row-expand-icon'),
          'bare-table': '.bare-row button',
        },
      },
      { name: 'scroll', press: 'scroll' },
    ],
  },
  {
    title: 'List of 5,000 items',
    ours: 'portal-list',
    theirs: ['antd-virtual-list'],
    scale: [],
    ready: 'h2',
    interactions: [
      { name: 'scroll', press: 'scroll' },
      { name: 'append 50', press: { 'portal-list': '#bench button', 'antd-virtual-list': '#bench button' } },
    ],
  },
];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function opened(browser: Browser, address: string, ready: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.waitForSelector(ready);
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** The longest task of one interaction, in milliseconds. */
async function blockedBy(browser: Browser, page: Page, selector: string | undefined): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await (selector === undefined ? page.evaluate(scrollFar) : page.evaluate(pressAndSettle, selector));
  return longestTask(await browser.stopTracing());
}

// Runs in the page. What is measured begins in a task of its own.
async function pressAndSettle(selector: string): Promise<void> {
  const target = document.querySelector<HTMLElement>(selector);
  if (target === null) throw new Error(`Nothing to press at ${selector}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  setTimeout(() => target.click());
  await new Promise((resolve) => setTimeout(resolve, 200));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
}

// Runs in the page: twenty steps of more than a screen, in whatever scrolls.
async function scrollFar(): Promise<void> {
  const own = document.querySelector('.ant-table-tbody-virtual-holder, .ag-grid-viewport, .bare-scroller');
  const scroller = own ?? document.documentElement;
  for (let step = 0; step < 20; step += 1) {
    scroller.scrollTop += 1200;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  if (scroller.scrollTop === 0) throw new Error('Nothing scrolls here');
  scroller.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Everything is asked of ours and of the first of theirs. */
function isMeasured(press: Interaction['press'], subject: string): boolean {
  return press === 'scroll' ? subject !== 'antd-table' : press[subject] !== undefined;
}

async function measured(browser: Browser, origin: string, subject: string, comparison: Comparison) {
  const results = new Map<string, number[]>();
  const page = await opened(browser, `${origin}?subject=${subject}`, comparison.ready);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, press } of comparison.interactions) {
      if (!isMeasured(press, subject)) continue;
      const blocked = await blockedBy(browser, page, press === 'scroll' ? undefined : press[subject]);
      if (process.env.VERBOSE) console.error(`  ${subject}, ${name}: ${blocked.toFixed(1)} ms`);
      results.set(name, [...(results.get(name) ?? []), blocked]);
    }
  }
  await page.close();
  return new Map([...results].map(([name, values]) => [name, median(values)]));
}

async function compare(browser: Browser, origin: string, comparison: Comparison): Promise<boolean> {
  const { ours, theirs, scale: besides, interactions, title } = comparison;
  const subjects = [ours, ...(isAlone ? [] : [...theirs, ...besides])];
  const times = new Map<string, Map<string, number>>();
  for (const subject of subjects) times.set(subject, await measured(browser, origin, subject, comparison));

  console.log(`\n${title}`.padEnd(24) + subjects.map((subject) => subject.padStart(26)).join(''));
  let isGood = true;
  for (const { name } of interactions) {
    const own = times.get(ours)?.get(name) ?? NaN;
    const others = subjects.slice(1).map((subject) => times.get(subject)?.get(name) ?? NaN);
    const compared = others.slice(0, theirs.length);
    const isFine = own <= budgetMs && compared.every((other) => Number.isNaN(other) || own < other);
    isGood &&= isFine;
    const cells = [
      `${own.toFixed(1)} ms`,
      ...others.map((other) => (Number.isNaN(other) ? '–' : `${other.toFixed(1)} ms (${(other / own).toFixed(1)}×)`)),
    ];
    console.log(name.padEnd(23) + cells.map((cell) => cell.padStart(26)).join('') + (isFine ? '' : '   ✗'));
  }
  return isGood;
}

async function main(): Promise<void> {
  const root = fileURLToPath(new URL('./', import.meta.url));
  const config = { root, configFile: `${root}vite.config.ts`, logLevel: 'warn' as const };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const origin = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    console.log(
      `Processor time of the longest task of each interaction at ${slowdown}× slowdown, the median of ${rounds}; in brackets how many times ours.`,
    );
    let isGood = true;
    for (const comparison of comparisons) isGood = (await compare(browser, origin, comparison)) && isGood;
    const verdict = isGood ? 'Ours blocks for' : 'Not everywhere does ours block for';
    console.log(`\n${verdict} ${budgetMs} ms at most and less than antd's.`);
    if (!isGood) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (import.meta.main) await main();
