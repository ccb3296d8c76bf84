import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { WorldCart } from '../../world/world-types.ts';

export interface MockCart extends Kept<WorldCart> {
  /** Left out of those that the demo world begins with. */
  createdAt?: Date;
  isOrdered?: boolean;
}

export interface CartState {
  /** The one that was changed last comes first. */
  carts: Collection<MockCart>;
}

export function cartState(beginning: Beginning): CartState {
  return { carts: collection(() => carts(beginning)) };
}

const carts = shared(({ world }: Beginning) => byId<MockCart>(world.carts));
