import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { mailJobs } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';

export async function seedFailedMails(db: Db, world: World, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    mailJobs,
    world.failedMails.map(({ failedMinutesAgo, ...mail }) => {
      const failedAt = at(failedMinutesAgo);
      return { ...mail, dueAt: failedAt, claimedAt: failedAt, doneAt: failedAt };
    }),
  );
}
