import { buildWorld } from '@portal/demo/world';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../../modules/auth/index.ts';
import type { Db } from '../connect.ts';
import { assets, people, seeds } from '../schema/index.ts';
import { seedActivities } from './activity-rows.ts';
import { seedAnnouncements } from './announcement-rows.ts';
import { seedAudits } from './audit-rows.ts';
import { seedCommunities } from './communities-rows.ts';
import { seedAttachedTexts, seedContent } from './content-rows.ts';
import { seedCpd } from './cpd-rows.ts';
import { demoPassword } from './demo-password.ts';
import { seedEvents } from './events-rows.ts';
import { seedFolders } from './folders-rows.ts';
import { seedOwnMemberships } from './own-membership-rows.ts';
import { seedInsight } from './insight-rows.ts';
import { seedInvoices } from './invoice-rows.ts';
import { seedFailedMails } from './mail-rows.ts';
import { seedMeetings } from './meetings-rows.ts';
import { insertRows } from './insert-rows.ts';
import { momentsBefore } from './moment.ts';
import { seedPeople } from './people-rows.ts';
import { seedPreferences } from './preference-rows.ts';
import { seedPreviews } from './previews-rows.ts';
import { seedPosts } from './posts-rows.ts';
import { collectWorldFiles } from './world-files.ts';
import { StartProblem } from '../../start-problem.ts';

const seedName = 'demo-world';

/** Fills an empty portal with the demo world, once and as a whole. Says whether it did. */
export async function seedDemoWorld({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<boolean> {
  const isPlanted = await db.transaction(async (tx) => {
    const now = clock.now();
    const mine = await tx
      .insert(seeds)
      .values({ name: seedName, plantedAt: now })
      .onConflictDoNothing()
      .returning({ name: seeds.name });
    if (mine.length === 0) return false;
    const [somebody] = await tx.select({ id: people.id }).from(people).limit(1);
    if (somebody !== undefined)
      throw new StartProblem(
        'The database holds people who are not of the demo, where everyone could read their messages. Start with PORTAL_DEMO=off, or choose other data with PORTAL_DATA or DATABASE_URL.',
      );
    const [world, passwordHash] = [buildWorld(), await hashPassword(demoPassword)];
    const at = momentsBefore(now);
    const worldFiles = collectWorldFiles(files);
    await seedPeople(tx, world, worldFiles, passwordHash, at);
    await seedCommunities(tx, world, worldFiles, at);
    await seedFolders(tx, world, worldFiles, at);
    await seedAnnouncements(tx, world, at);
    await seedMeetings(tx, world, worldFiles, now);
    await seedPosts(tx, world, worldFiles, at);
    await seedPreviews(tx, world, worldFiles, at);
    await seedEvents(tx, world, worldFiles, now);
    await seedContent(tx, world, worldFiles, at);
    await seedFailedMails(tx, world, at);
    await seedInvoices(tx, world, now);
    await seedOwnMemberships(tx, world, now);
    await seedPreferences(tx, world, now);
    await seedCpd(tx, world, worldFiles, at);
    await insertRows(tx, assets, await worldFiles.store());
    await seedAttachedTexts(tx, world, now);
    await seedAudits(tx, world, at);
    await seedActivities(tx, now);
    await countEverything(tx);
    await seedInsight(tx, now);
    return true;
  });
  // The planner has not seen the new rows yet, and not inside their own transaction.
  if (isPlanted) await db.execute(sql`analyze`);
  return isPlanted;
}

/** A portal of real people does not begin with accounts whose password everyone knows. */
export async function refuseDemoWorld(db: Db): Promise<void> {
  const seeded = await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, seedName));
  if (seeded.length > 0)
    throw new StartProblem(
      'The database holds the demo world, whose passwords everyone knows. Choose other data with PORTAL_DATA or DATABASE_URL, or start a demo with PORTAL_DEMO=on.',
    );
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
  await db.execute(sql`update event_ticket_types set sold = (
    (select count(*) from tickets where ticket_type_id = event_ticket_types.id and status = 'Active') +
    (select count(*) from waiting_entries where ticket_type_id = event_ticket_types.id and status = 'offered'))`);
  await db.execute(sql`update communities set latest_activity_at = (
    select max(greatest(posts.created_at, (select max(comments.created_at) from comments where comments.post_id = posts.id)))
    from posts where posts.community_id = communities.id and posts.status in (0, 1) and posts.visibility <> 'private')`);
}
