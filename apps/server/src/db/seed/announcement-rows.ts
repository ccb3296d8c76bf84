import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { announcements } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';

export async function seedAnnouncements(db: Db, world: World, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    announcements,
    world.announcements.map(({ startsMinutesAgo, endsInMinutes, createdMinutesAgo, authorId, ...announcement }) => ({
      ...announcement,
      startsAt: at(startsMinutesAgo),
      endsAt: at(-endsInMinutes),
      createdAt: at(createdMinutesAgo),
      createdBy: authorId,
    })),
  );
}
