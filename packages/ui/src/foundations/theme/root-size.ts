/** The size of text for which every measure is written down: a browser's own, before its reader has asked for another. */
const usual = 16;

/** Keep their pixels: a line, a ring around the focus, a rounded corner. */
const fixed = new Set(['hairline', 'ring']);

/**
 * Measures that follow the reader's size of text, as `styles.css` has them. For foreign pages, whose root may have any size, `embed.css` has them in pixels that
 * `--portal-scale` multiplies.
 */
export function relative<Measures extends Readonly<Record<string | number, string>>>(
  measures: Measures,
): { [Name in keyof Measures]: string } {
  const entries = Object.entries(measures).map(([name, measure]) => [name, fixed.has(name) ? measure : inRem(measure)]);
  // Object.fromEntries forgets the names.
  return Object.fromEntries(entries) as { [Name in keyof Measures]: string };
}

function inRem(measure: string): string {
  return measure.replaceAll(/([\d.]+)px/g, (_, pixels: string) =>
    Number(pixels) === 0 ? pixels + 'px' : `${Number(pixels) / usual}rem`,
  );
}

/** How many times larger than usual the text at an element is. */
export function textSizeAt(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize) / usual || 1;
}
