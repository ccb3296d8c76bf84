import type { EntityName, EntityPlaces } from '../contract/entities.ts';
import { entityParts } from '../calls/generated/entity-parts.ts';

/** Gives what takes the place of an entity, itself where nothing changes; null takes it out of its list. */
export type Revision = (found: object, isPart: boolean) => object | null;

/** A reply with one kind of entity revised wherever it stands; the very same reply where nothing changes. */
export function reviseEntities(reply: unknown, places: EntityPlaces, name: EntityName, revise: Revision): unknown {
  return Object.entries(places).reduce((result, [path, place]) => {
    const isPart = place === `part of ${name}`;
    const parts = place in entityParts ? entityParts[place as EntityName] : undefined; // Asked for by name just before.
    const one: Revision = (found) => {
      const revised = isPart || place === name ? revise(found, isPart) : found;
      // An object stays one.
      return revised && parts ? (reviseEntities(revised, parts, name, revise) as object) : revised;
    };
    return at(result, path === '' ? [] : path.split('.'), one);
  }, reply);
}

function at(value: unknown, path: readonly string[], revise: Revision): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [step, ...rest] = path;
  if (step === undefined) return revise(value, false);
  if (Array.isArray(value)) {
    const revised = value.map((item) => at(item, rest, revise)).filter((item) => item !== null);
    return revised.length === value.length && revised.every((item, index) => item === value[index]) ? value : revised;
  }
  // What has been read with a path of the contract is a record.
  const before = (value as Record<string, unknown>)[step];
  // Only a list can lose an entity.
  const after = at(before, rest, revise) ?? before;
  return after === before ? value : { ...value, [step]: after, ...counted(value, before, after) };
}

/** What a list has lost is no longer counted beside it. */
function counted(holder: object, before: unknown, after: unknown): { totalItemCount?: number } {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === after.length) return {};
  if (!('totalItemCount' in holder) || typeof holder.totalItemCount !== 'number') return {};
  return { totalItemCount: holder.totalItemCount - (before.length - after.length) };
}
