import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './finding.ts';

interface Contrast {
  fgColor?: string;
  bgColor?: string;
  contrastRatio?: number;
}

/** Text of the widgets that can hardly be read in the colours that the website gives them: the worst of it. */
export async function contrastFindings(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations' as const] };
    const { violations } = await inPage.run('.portal-root', options).catch(() => ({ violations: [] }));
    return violations.flatMap(({ nodes }) => nodes.map(({ any }) => any[0]?.data as Contrast | undefined));
  });
  const [worst] = found
    .flatMap((one) => (one?.contrastRatio === undefined ? [] : one))
    .toSorted((a, b) => (a.contrastRatio ?? 0) - (b.contrastRatio ?? 0));
  if (worst === undefined) return [];
  return [
    {
      fault: `Text in a widget can hardly be read: ${worst.fgColor} on ${worst.bgColor} has a contrast of ${worst.contrastRatio}; 4.5 is the least.`,
      mend: `Change the --portal-color-… that your page sets, or let makeTheme(brand) choose: it refuses such a pair.`,
    },
  ];
}
