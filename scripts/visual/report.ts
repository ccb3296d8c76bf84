import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summaryOf, type Comparison } from './compare.ts';

const sides = ['before', 'after', 'difference'] as const;

/** Writes the pictures of all that changed and a page that shows them beside each other; gives the path of the page. */
export function writeReport(folder: string, title: string, comparisons: readonly Comparison[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shown = comparisons.filter(({ change }) => change !== 'same');
  for (const comparison of shown) {
    for (const side of sides) {
      const picture = comparison[side];
      if (picture) writeFileSync(join(folder, fileOf(comparison, side)), picture);
    }
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, reportPage(title, comparisons));
  return page;
}

function fileOf({ name }: Comparison, side: string): string {
  return `${name.replaceAll(' ', '.')}.${side}.png`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of the report. */
export function reportPage(title: string, comparisons: readonly Comparison[]): string {
  const shown = comparisons.filter(({ change }) => change !== 'same');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark; }
  section { border-top: 1px solid #8884; padding: 1rem 0; }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
  figure { margin: 0; } img { max-width: 100%; border: 1px solid #8884; }
  h2 { font-size: 1rem; } figcaption { opacity: 0.7; }
</style>
<h1>${escaped(title)}</h1>
<p>${summaryOf(comparisons)}</p>
${shown.length === 0 ? '<p>Nothing looks different.</p>' : shown.map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf(comparison: Comparison): string {
  const pictures = sides.map((side) =>
    comparison[side]
      ? `<figure><figcaption>${side}</figcaption><img loading="lazy" alt="${escaped(comparison.name)}, ${side}" src="${escaped(fileOf(comparison, side))}"></figure>`
      : `<figure><figcaption>${side}: none</figcaption></figure>`,
  );
  const amount = comparison.change === 'changed' ? `, ${comparison.perMille.toFixed(2)} ‰ of it` : '';
  return `<section><h2>${escaped(comparison.name)}: ${comparison.change}${amount}</h2><div class="pictures">${pictures.join('')}</div></section>`;
}
