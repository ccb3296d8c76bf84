import { usePortal } from '../provider/portal-context.ts';
import { type Destination, type Destinations, fillPath, type Search } from './destinations.ts';

type AddressOf<Place> =
  Place extends Destination<infer Params>
    ? string extends keyof Params
      ? (params?: Params, search?: Search) => string | undefined
      : (params: Params, search?: Search) => string | undefined
    : never;

type Addresses<Places> = { readonly [Name in keyof Places]: AddressOf<Places[Name]> };

/** Of each portal's destinations: made once, however many links a page has. */
const made = new WeakMap<Destinations, WeakMap<object, unknown>>();

/**
 * The addresses of places: `to.post({ alias, id })`. Undefined for a place that this portal does not have: render plain text then.
 * Give it a value that stays the same.
 */
export function useDestinations<const Places extends Readonly<Record<string, Destination<object>>>>(
  places: Places,
): Addresses<Places> {
  const { destinations } = usePortal();
  const ofPortal = made.get(destinations) ?? new WeakMap();
  made.set(destinations, ofPortal);
  // What stands under places was made from them.
  const known = (ofPortal.get(places) as Addresses<Places> | undefined) ?? addressesOf(destinations, places);
  ofPortal.set(places, known);
  return known;
}

function addressesOf<Places extends Readonly<Record<string, Destination<object>>>>(
  destinations: Destinations,
  places: Places,
): Addresses<Places> {
  const addresses = Object.entries<Destination<object>>(places).map(([key, { name }]) => {
    const pattern = destinations[name];
    const address = (params?: Readonly<Record<string, string>>, search?: Search) =>
      pattern === undefined ? undefined : fillPath(pattern, params, search);
    return [key, address];
  });
  // Object.fromEntries forgets the names of the places.
  return Object.fromEntries(addresses) as Addresses<Places>;
}
