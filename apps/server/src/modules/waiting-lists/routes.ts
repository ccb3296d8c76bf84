import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { accept } from './accepting.ts';
import { join, leave } from './joining.ts';
import { myEntries } from './my-entries.queries.ts';
import { waitingPeople } from './waiting-people.ts';
import { removeFromWaitingList } from './removing.ts';
import { offerHoursOf } from './offer-hours.ts';

const done = { success: true, message: '' };

export function waitingListRoutes(routes: Routes): void {
  const { waitingLists } = contract;
  bind(routes, waitingLists.mine, async (_, call) => ({
    entries: await myEntries(call.db, personOf(call).id, {
      now: call.now,
      offerHours: offerHoursOf(call.deps.profile),
    }),
  }));
  bind(routes, waitingLists.join, async (_, call) => {
    await join(call);
    return done;
  });
  bind(routes, waitingLists.leave, async (_, call) => {
    await leave(call);
    return done;
  });
  bind(routes, waitingLists.accept, ({ body }, call) => accept(call, body.total));
  bind(routes, waitingLists.ofEvent, ({ query }, call) => waitingPeople(query, call));
  bind(routes, waitingLists.remove, async ({ body }, call) => {
    await removeFromWaitingList(body, call);
    return done;
  });
}
