import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldCart } from '../../world/world-types.ts';

export interface MockCart extends Stored<WorldCart> {
  /** Left out of those that the demo world begins with. */
  createdAt?: Date;
  isOrdered?: boolean;
}

export interface CartState {
  /** The one that was changed last comes first. */
  carts: Collection<MockCart>;
}

export function cartState(initial: InitialData): CartState {
  return { carts: collection(() => carts(initial)) };
}

const carts = shared(({ world }: InitialData) => byId<MockCart>(world.carts));
