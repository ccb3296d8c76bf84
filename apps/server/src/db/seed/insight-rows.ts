import { dayIn, daysAfter } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { countDays } from '../../modules/insight/index.ts';
import type { Db } from '../connect.ts';

const zone = 'Australia/Sydney';
const countedDays = 182;

/** Half a year of days, once everything is there that is counted of them. */
export async function seedInsight(db: Db, now: Date): Promise<void> {
  const today = dayIn(now, zone);
  await countDays(
    db,
    Array.from({ length: countedDays }, (_, at) => daysAfter(today, at - countedDays)),
    zone,
  );
  await seedReaders(db);
}

/** The demo world knows how often posts were opened, not by whom and when: whoever liked, saved or commented on one that day has read it, and so have some who did not. */
async function seedReaders(db: Db): Promise<void> {
  await db.execute(sql`
    with looks as (
      select post_id, person_id, at from post_likes union all select post_id, person_id, at from post_saves union all select post_id, author_id, created_at from comments),
    reading as (
      select post.community_id, (look.at at time zone ${zone}::text)::date as day, count(distinct look.person_id) as readers
      from looks look join posts post on post.id = look.post_id group by 1, 2)
    update community_days set readers = least(community_days.members, 3 * reading.readers)
    from reading where reading.community_id = community_days.community_id and reading.day = community_days.day`);
  await db.execute(sql`
    with sums as (select day, sum(readers) as readers from community_days group by 1)
    update portal_days set readers = least(portal_days.members, sums.readers) from sums where sums.day = portal_days.day`);
}
