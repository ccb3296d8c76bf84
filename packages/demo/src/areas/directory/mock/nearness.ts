import { type DirectoryPlace, limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  type Distance,
  isWithinDistance,
  kilometresOf,
  metresBetween,
  type Place,
  postCodeOf,
  unknownPostCode,
} from '@portal/rules';

interface Wanted {
  near: string;
  within: Distance;
}

/** How far something is from the postcode that was asked for; null: none was. */
export interface Measured {
  metres: number | null;
}

export const kilometresAway = ({ metres }: Measured) => (metres === null ? null : kilometresOf(metres));

function placeOf(postCode: string, { state }: MockCall): Place | undefined {
  return state.world.postcodes.find((one) => one.postCode === postCode);
}

/** Of things each with its postcode those that are near, with how far; all where nothing is asked for. `postCode` is null where it is not for whoever asks. */
export function nearOnes<Item>(
  items: readonly Item[],
  postCode: (item: Item) => string | null,
  { near, within }: Wanted,
  call: MockCall,
): (Item & Measured)[] {
  if (near === '') return items.map((item) => ({ ...item, metres: null }));
  const from = placeOf(postCodeOf(near), call);
  if (from === undefined) {
    refuse(unknownPostCode(near));
    return [];
  }
  return items.flatMap((item) => {
    const to = placeOf(postCode(item) ?? '', call);
    const metres = to && metresBetween(from, to);
    return metres !== undefined && isWithinDistance(metres, within) ? [{ ...item, metres }] : [];
  });
}

/** From the nearest on; those that are as far stay in the order in which they came. */
export function fromTheNearest<Item extends Measured>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
}

/** How many are at each postcode, most first. */
export function placesOf(postCodes: readonly (string | null)[], call: MockCall): DirectoryPlace[] {
  const counts = new Map<string, number>();
  for (const postCode of postCodes) counts.set(postCode ?? '', (counts.get(postCode ?? '') ?? 0) + 1);
  return call.state.world.postcodes
    .flatMap((place) => {
      const total = counts.get(place.postCode) ?? 0;
      return total === 0 ? [] : [{ ...place, total }];
    })
    .toSorted((a, b) => b.total - a.total || (a.postCode < b.postCode ? -1 : 1))
    .slice(0, limits.directory.places);
}
