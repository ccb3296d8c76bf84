import type { WorldCart, WorldEvent } from '../../world/world-types.ts';

/** One cart, with what can happen to what waits in one: another price, no seats any more. */
export function buildCarts(events: readonly WorldEvent[], personId: string): WorldCart[] {
  const types = events
    .filter(({ day, status, kind }) => day > 4 && status === 'published' && kind === 'cpd')
    .flatMap(({ ticketTypes }) => ticketTypes.slice(0, 1));
  const full = types.find(({ capacity }) => capacity !== null && capacity <= 6);
  const [first, second] = types.filter((type) => type !== full);
  const items = [first, second, full].flatMap((type, index) =>
    type === undefined
      ? []
      : [
          {
            id: `cart-1-${index + 1}`,
            ticketTypeId: type.id,
            quantity: index === 0 ? 2 : 1,
            unitCents: index === 1 ? type.amountCents - 2_000 : type.amountCents,
          },
        ],
  );
  return [{ id: 'cart-1', personId, items }];
}
