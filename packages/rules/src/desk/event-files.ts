import { invalid, type Refusal } from '@portal/api/rules';
import { fileCountRefusal } from '../files/rules.ts';

/** Documents that an event keeps, in their order, by their ids. */
export interface DocumentChanges {
  keptIds: readonly string[];
  names: readonly string[];
  /** How many come to them. */
  added: number;
}

/** Why the documents of an event cannot be kept so: each that stays is there, stays once, and has a name. */
export function documentsRefusal(
  { keptIds, names, added }: DocumentChanges,
  known: ReadonlySet<string>,
  most: number,
): Refusal | null {
  if (new Set(keptIds).size < keptIds.length || !keptIds.every((id) => known.has(id)))
    return invalid('body.keptIds', 'This file is not there any more');
  if (names.length !== keptIds.length) return invalid('body.names', 'Every file that stays has a name');
  return fileCountRefusal(keptIds.length + added, most);
}

/** Each link has a name, in the same place of its own list. */
export function linksRefusal({ names, addresses }: Record<'names' | 'addresses', readonly string[]>): Refusal | null {
  return names.length === addresses.length ? null : invalid('body.linkNames', 'Every link has a name');
}
