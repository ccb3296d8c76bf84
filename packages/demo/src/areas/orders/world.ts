import type { DemoAccount, WorldEvent, WorldOrder } from '../../world/world-types.ts';

/** An order that the demo member began and did not pay. */
export function buildOrders(events: readonly WorldEvent[], [me]: readonly DemoAccount[]): WorldOrder[] {
  const event = events.find(({ kind, day, status }) => kind === 'conference' && day > 4 && status === 'published');
  const [type] = event?.ticketTypes ?? [];
  if (me === undefined || type === undefined) return [];
  const items = [{ ticketTypeId: type.id, quantity: 1, unitCents: type.amountCents }];
  return [{ id: 'o-given-up', personId: me.personId, items }];
}
