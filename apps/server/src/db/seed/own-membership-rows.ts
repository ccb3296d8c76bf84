import { dayIn, daysAfter } from '@portal/rules';
import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { ownMemberships } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';

const zone = 'Australia/Sydney';

export async function seedOwnMemberships(db: Db, world: World, now: Date): Promise<void> {
  const today = dayIn(now, zone);
  await insertRows(
    db,
    ownMemberships,
    world.ownMemberships.map(({ id, personId, name, joinedDaysAgo, renewedToInDays, endedDaysAgo }) => ({
      ...{ id, personId, name },
      joinedOn: daysAfter(today, -joinedDaysAgo),
      renewedTo: renewedToInDays === null ? null : daysAfter(today, renewedToInDays),
      terminatedOn: endedDaysAgo === null ? null : daysAfter(today, -endedDaysAgo),
    })),
  );
}
