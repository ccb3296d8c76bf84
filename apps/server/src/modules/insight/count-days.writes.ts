import { dayIn, daysToCount, moduleRefusal } from '@portal/rules';
import { max, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { portalDays } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { daysAsTable, isAnswer, isShown, wasThere } from './count-days.queries.ts';

/** Counts the days that are over and not counted yet, each once. What one process counts, another that comes to it waits for and leaves. */
export async function countDaysOver({ db, profile }: Pick<Deps, 'db' | 'profile'>, now: Date): Promise<void> {
  if (moduleRefusal(profile, { module: 'communities' }, null)?.code === 'not_found') return;
  const { timeZone: zone } = profile;
  await db.transaction(async (tx) => {
    const [last] = await tx.select({ day: max(portalDays.day) }).from(portalDays);
    await countDays(tx, daysToCount(last?.day ?? null, dayIn(now, zone)), zone);
  });
}

/** Counts those days that have not been counted, in a transaction of the caller's. */
export async function countDays(tx: Db, days: readonly string[], zone: string): Promise<void> {
  if (days.length === 0) return;
  const claimed = await tx
    .insert(portalDays)
    .values(days.map((day) => ({ day })))
    .onConflictDoNothing()
    .returning({ day: portalDays.day });
  if (claimed.length === 0) return;
  const spans = daysAsTable(
    claimed.map(({ day }) => day),
    zone,
  );
  await tx.execute(countPlaces(spans));
  await tx.execute(countTogether(spans));
}

function countPlaces(days: SQL): SQL {
  return sql`
    with days as (select * from ${days}),
    belonging as (
      select days.day, membership.community_id, count(*) as members, count(*) filter (where membership.joined_at >= days.begins) as joined
      from days join memberships membership on membership.status = 'Joined' and membership.joined_at < days.ends group by 1, 2),
    reading as (
      select days.day, post.community_id, count(distinct look.person_id) as readers
      from days join post_views look on look.at >= days.begins and look.at < days.ends join posts post on post.id = look.post_id and ${isShown} group by 1, 2),
    writing as (
      select days.day, post.community_id, count(*) as posts, count(*) filter (where post.is_question) as questions
      from days join posts post on post.created_at >= days.begins and post.created_at < days.ends and ${isShown} group by 1, 2),
    answering as (
      select days.day, post.community_id, count(*) as answered
      from days join posts post on post.is_question and ${isShown} and post.created_at >= days.begins - interval '24 hours' and post.created_at < days.ends
      cross join lateral (select answer.created_at from comments answer where ${isAnswer} order by answer.created_at limit 1) first
      where first.created_at >= days.begins and first.created_at < days.ends and first.created_at < post.created_at + interval '24 hours' group by 1, 2),
    waiting as (
      select days.day, post.community_id, count(*) as unanswered
      from days join posts post on post.is_question and ${isShown} and post.created_at < days.ends
      where not exists (select 1 from comments answer where ${isAnswer} and answer.created_at < days.ends) group by 1, 2)
    insert into community_days (community_id, day, members, joined, readers, posts, questions, answered, unanswered)
    select place.id, days.day, coalesce(members, 0), coalesce(joined, 0), coalesce(readers, 0), coalesce(posts, 0), coalesce(questions, 0), coalesce(answered, 0),
      coalesce(unanswered, 0)
    from days join communities place on ${wasThere}
      left join belonging on belonging.day = days.day and belonging.community_id = place.id
      left join reading on reading.day = days.day and reading.community_id = place.id
      left join writing on writing.day = days.day and writing.community_id = place.id
      left join answering on answering.day = days.day and answering.community_id = place.id
      left join waiting on waiting.day = days.day and waiting.community_id = place.id`;
}

/** Sums of what was just counted; people are counted anew, each of them once. */
function countTogether(days: SQL): SQL {
  return sql`
    with days as (select * from ${days}),
    belonging as (
      select days.day, count(distinct membership.person_id) as members
      from days join memberships membership on membership.status = 'Joined' and membership.joined_at < days.ends
      join communities place on place.id = membership.community_id and ${wasThere} group by 1),
    reading as (
      select days.day, count(distinct look.person_id) as readers
      from days join post_views look on look.at >= days.begins and look.at < days.ends join posts post on post.id = look.post_id and ${isShown}
      join communities place on place.id = post.community_id and ${wasThere} group by 1),
    sums as (
      select days.day, sum(joined) as joined, sum(posts) as posts, sum(questions) as questions, sum(answered) as answered, sum(unanswered) as unanswered
      from days join community_days counted on counted.day = days.day group by 1)
    update portal_days set members = coalesce(belonging.members, 0), readers = coalesce(reading.readers, 0), joined = sums.joined, posts = sums.posts,
      questions = sums.questions, answered = sums.answered, unanswered = sums.unanswered
    from sums left join belonging on belonging.day = sums.day left join reading on reading.day = sums.day
    where portal_days.day = sums.day`;
}
