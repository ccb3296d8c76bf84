import { buildWorld } from '@portal/api/world';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import type { Db } from '../connect.ts';
import { assets, seeds } from '../schema/index.ts';
import { plantCommunities } from './communities-rows.ts';
import { demoPassword } from './demo-password.ts';
import { insertRows } from './insert-rows.ts';
import { momentsBefore } from './moment.ts';
import { plantPeople } from './people-rows.ts';
import { plantPosts } from './posts-rows.ts';
import { collectWorldFiles } from './world-files.ts';

const seedName = 'demo-world';

/** Fills an empty portal with the demo world, once and as a whole. Says whether it did. */
export async function plantDemoWorld({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<boolean> {
  const isPlanted = await db.transaction(async (tx) => {
    const now = clock.now();
    const mine = await tx
      .insert(seeds)
      .values({ name: seedName, plantedAt: now })
      .onConflictDoNothing()
      .returning({ name: seeds.name });
    if (mine.length === 0) return false;
    const [world, passwordHash] = [buildWorld(), await hashPassword(demoPassword)];
    const at = momentsBefore(now);
    const worldFiles = collectWorldFiles(files);
    await plantPeople(tx, world, worldFiles, passwordHash, at);
    await plantCommunities(tx, world, worldFiles, at);
    await plantPosts(tx, world, worldFiles, at);
    await insertRows(tx, assets, await worldFiles.store());
    await countEverything(tx);
    return true;
  });
  // The planner has not seen the new rows yet, and not inside their own transaction.
  if (isPlanted) await db.execute(sql`analyze`);
  return isPlanted;
}

/** Sets the counts that later changes only add to. */
async function countEverything(db: Db): Promise<void> {
  await db.execute(sql`update communities set
    members_count = (select count(*) from memberships where community_id = communities.id and status = 'Joined'),
    pending_members_count = (select count(*) from memberships where community_id = communities.id and status = 'Awaiting'),
    likes_count = (select count(*) from community_likes where community_id = communities.id),
    posts_count = (select count(*) from posts where community_id = communities.id and status in (0, 1) and visibility <> 'private')`);
  await db.execute(sql`update posts set
    likes_count = (select count(*) from post_likes where post_id = posts.id),
    comments_count = (select count(*) from comments where post_id = posts.id and deleted_at is null)`);
  await db.execute(
    sql`update comments set likes_count = (select count(*) from comment_likes where comment_id = comments.id)`,
  );
  await db.execute(sql`update communities set latest_activity_at = (
    select greatest(max(posts.created_at), (select max(comments.created_at) from comments join posts own on own.id = comments.post_id where own.community_id = communities.id))
    from posts where posts.community_id = communities.id)`);
}
