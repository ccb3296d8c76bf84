import axe from 'axe-core';

/** A brand and a scheme to see a story in. */
export interface Look {
  theme: string;
  scheme: 'light' | 'dark';
}

/**
 * Sees a story again in other brands and schemes. They differ in their colours alone, so contrast is all that can be different:
 * this takes a fraction of the time of playing every story in each of them.
 */
export async function expectContrastIn(looks: readonly Look[]): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('.portal-root')];
  const own = roots.map(({ dataset }) => ({ ...dataset }));
  const places: string[] = [];
  for (const look of looks) {
    for (const root of roots) Object.assign(root.dataset, look);
    places.push(...(await lowContrast(roots)).map((place) => `${look.theme}, ${look.scheme}: ${place}`));
  }
  roots.forEach((root, at) => Object.assign(root.dataset, own[at]));
  if (places.length > 0) throw new Error(`Too little contrast in\n${places.join('\n')}`);
}

/** Looks at these roots alone: what is outside of them has been seen, and looks no different. */
async function lowContrast(roots: HTMLElement[]): Promise<string[]> {
  if (roots.length === 0) return [];
  const { violations } = await axe.run(
    { include: roots },
    // A frame has a page of its own, and axe waits half a second for each to answer.
    { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
