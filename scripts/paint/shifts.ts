import type { Page } from 'playwright-core';

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
