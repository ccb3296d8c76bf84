/** Whose version of a part is kept. */
export type Side = 'mine' | 'theirs';

/** Mine, but for what only they have changed; without what both began with it is mine. */
export function firstSides<Part extends string>(
  differing: readonly Part[],
  changedByMe: readonly Part[] | null,
): Map<Part, Side> {
  const isMine = (part: Part) => changedByMe === null || changedByMe.includes(part);
  return new Map(differing.map((part) => [part, isMine(part) ? 'mine' : 'theirs']));
}

/** Nothing of mine is left to be saved. */
export function isAllTheirs(sides: ReadonlyMap<string, Side>): boolean {
  return [...sides.values()].every((side) => side === 'theirs');
}
