import axe from 'axe-core';
import { coloursSeen } from './colours-seen.ts';
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
const colours = coloursSeen();

/** Whether other stories have shown all texts of the page as they are drawn now, so that their contrast is known. */
export function isContrastKnown({ title, name }: StoryPlace, { of }: OtherLooks): boolean {
  return of === 'new parts' && colours.areSeen(`${title}/${name}`, document.body);
}

/**
 * Sees a story again in other brands and schemes. They differ in their colours alone, so contrast is all that can be different:
 * this takes a fraction of the time of playing every story in each of them.
 */
export async function seeInOtherLooks(story: StoryPlace, others: OtherLooks): Promise<void> {
  const { looks, of } = others;
  const roots = [...document.querySelectorAll<HTMLElement>('.portal-root')];
  if (of === 'new parts' && parts.areSeen(story, roots)) return;
  // Axe sees each story in its own look.
  const isOwn = ({ theme, scheme }: Look) =>
    roots.every(({ dataset }) => dataset.theme === theme && dataset.scheme === scheme);
  await expectContrastIn(
    looks.filter((look) => !isOwn(look)),
    roots,
    () => isContrastKnown(story, others),
  );
  parts.note(story, roots);
}

/** Fails with the places where a text has too little contrast in one of these looks. */
async function expectContrastIn(
  looks: readonly Look[],
  roots: readonly HTMLElement[],
  isKnown: () => boolean,
): Promise<void> {
  const own = roots.map(({ dataset }) => ({ ...dataset }));
  const places: string[] = [];
  for (const look of looks) {
    dress(roots, () => look);
    if (isKnown()) continue;
    places.push(...(await lowContrast(roots)).map((place) => `${look.theme}, ${look.scheme}: ${place}`));
  }
  dress(roots, (at) => own[at]);
  if (places.length > 0) throw new Error(`Too little contrast in\n${places.join('\n')}`);
}

/**
 * Puts a look on, as it is once it has come. Where motion is reduced, each property of each element changes by a transition of no length, and whoever
 * looks in the same moment still sees the colours of before.
 */
function dress(roots: readonly HTMLElement[], lookOf: (at: number) => object | undefined): void {
  roots.forEach((root, at) => Object.assign(root.dataset, lookOf(at)));
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
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
