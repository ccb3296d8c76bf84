import axe from 'axe-core';
import { partsToSee, type StoryPlace } from './parts-to-see.ts';

/** A brand and a scheme to see a story in. */
export interface Look {
  theme: string;
  scheme: 'light' | 'dark';
}

/** What a test run sees beside the look that a story is written in. */
export interface OtherLooks {
  looks: readonly Look[];
  /** See `parts-to-see.ts`. */
  of: 'every story' | 'new parts';
}

const parts = partsToSee();

/**
 * Sees a story again in other brands and schemes. They differ in their colours alone, so contrast is all that can be different:
 * this takes a fraction of the time of playing every story in each of them.
 */
export async function seeInOtherLooks(story: StoryPlace, { looks, of }: OtherLooks): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('.portal-root')];
  const isSeen = of === 'new parts' && parts.areSeen(story, roots);
  if (isSeen || looks.length === 0) return;
  await expectContrastIn(looks, roots);
  parts.note(story, roots);
}

/** Fails with the places where a text has too little contrast in one of these looks. */
async function expectContrastIn(looks: readonly Look[], roots: readonly HTMLElement[]): Promise<void> {
  const own = roots.map(({ dataset }) => ({ ...dataset }));
  const places: string[] = [];
  for (const look of looks) {
    dress(roots, () => look);
    places.push(...(await lowContrast(roots)).map((place) => `${look.theme}, ${look.scheme}: ${place}`));
  }
  dress(roots, (at) => own[at]);
  if (places.length > 0) throw new Error(`Too little contrast in\n${places.join('\n')}`);
}

function dress(roots: readonly HTMLElement[], lookOf: (at: number) => object | undefined): void {
  roots.forEach((root, at) => Object.assign(root.dataset, lookOf(at)));
}

/** Looks at these roots alone: what is outside of them has been seen, and looks no different. */
async function lowContrast(roots: readonly HTMLElement[]): Promise<string[]> {
  if (roots.length === 0) return [];
  const { violations } = await axe.run(
    { include: [...roots] },
    // A frame has a page of its own, and axe waits half a second for each to answer.
    { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
