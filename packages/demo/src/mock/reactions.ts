import type { WorldReaction } from '../world/world-types.ts';
import type { Collection } from './collection.ts';

/** Who left a reaction on what: people by target. */
export type Reactions = Collection<ReadonlySet<string>>;

/** The people by target, to begin with. */
export function peopleByTarget(
  reactions: Iterable<Pick<WorldReaction, 'targetId' | 'personId'>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const { targetId, personId } of reactions) {
    const people = all.get(targetId) ?? new Set();
    all.set(targetId, people.add(personId));
  }
  return all;
}

/** Says whether it is new. */
export function addReaction(reactions: Reactions, targetId: string, personId: string): boolean {
  if (hasReacted(reactions, targetId, personId)) return false;
  reactions.set(targetId, new Set(reactions.get(targetId)).add(personId));
  return true;
}

export function removeReaction(reactions: Reactions, targetId: string, personId: string): void {
  const left = new Set(reactions.get(targetId));
  if (left.delete(personId)) reactions.set(targetId, left);
}

export function hasReacted(reactions: Reactions, targetId: string, personId: string): boolean {
  return reactions.get(targetId)?.has(personId) ?? false;
}

export function countReactions(reactions: Reactions, targetId: string): number {
  return reactions.get(targetId)?.size ?? 0;
}
