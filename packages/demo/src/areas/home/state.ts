import { type Collection, collection } from '../../mock/collection.ts';

export interface HomeState {
  /** The sections of people's home pages in their own order, by person. */
  homeOrders: Collection<readonly string[]>;
}

export function homeState(): HomeState {
  return { homeOrders: collection() };
}
