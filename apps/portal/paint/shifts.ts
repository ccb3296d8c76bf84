import type { Page } from 'playwright-core';
import { unseenShift } from './figures.ts';

interface Shift {
  value: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Notes what moves on a page, from its next document on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** All that has moved so far. */
export function shiftsOn(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      // Two frames on, what was laid out last has been reported.
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'shifts')))),
      ),
  );
}

/** What has moved, after the first so many shifts, where all of it is more than anybody sees, a line each: at which look, how far, what, and from where to where. */
export async function movedOn(page: Page, look: string, since = 0): Promise<string> {
  const shifts = (await shiftsOn(page)).slice(since);
  if (shifts.reduce((sum, { value }) => sum + value, 0) < unseenShift) return '';
  return shifts.flatMap(({ value, moved }) => moved.map((node) => `${look} ${value.toFixed(4)}: ${node}\n`)).join('');
}

/** Runs in the page before anything else of it. */
function noteShifts(): void {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    return `${element?.outerHTML.slice(0, 120)} "${node?.textContent?.slice(0, 40)}"`;
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
        entry,
        'sources',
      );
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${place(previousRect)} → ${place(currentRect)} ${nameOf(node)}`,
      );
      shifts.push({ value: Reflect.get(entry, 'value'), moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
