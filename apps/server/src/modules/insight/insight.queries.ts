import type { Insight } from '@portal/api/contract';
import type { InsightDays } from '@portal/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { textArray } from '../../db/text-array.ts';

type Figures = Insight['figures'][number];
interface FiguresRow extends Figures, Record<string, unknown> {}
interface SinceRow extends Record<string, unknown> {
  day: string | null;
}

const asText = (day: SQL): SQL => sql`to_char(${day}, 'YYYY-MM-DD')`;

/** Whose days are read. */
export interface DaysOf {
  table: SQL;
  /** Which of them; `counted` is one. */
  isIncluded: SQL;
}

export const ofAllPlaces: DaysOf = { table: sql`portal_days`, isIncluded: sql`true` };

export function ofPlace(communityId: string): DaysOf {
  return { table: sql`community_days`, isIncluded: sql`counted.community_id = ${communityId}` };
}

/** What the days of each step come to; `insightFigures` of the rules says the same of days that are at hand. */
export async function figuresOf(
  db: Db,
  { table, isIncluded }: DaysOf,
  spans: readonly InsightDays[],
): Promise<Figures[]> {
  const [firsts, lasts] = [textArray(spans.map(({ from }) => from)), textArray(spans.map(({ to }) => to))];
  const { rows } = await db.execute<FiguresRow>(sql`
    select ${asText(sql`span.first_day`)} as "from", ${asText(sql`span.last_day`)} as "to",
      (array_agg(counted.members order by counted.day desc))[1] as members, sum(counted.joined)::int as joined, round(avg(counted.readers))::int as readers,
      sum(counted.posts)::int as posts, sum(counted.questions)::int as questions, sum(counted.answered)::int as answered,
      (array_agg(counted.unanswered order by counted.day desc))[1] as unanswered
    from unnest(${firsts}::date[], ${lasts}::date[]) as span (first_day, last_day)
      join ${table} counted on ${isIncluded} and counted.day >= span.first_day and counted.day <= span.last_day
    group by span.first_day, span.last_day order by span.first_day`);
  return rows;
}

export async function countedSince(db: Db, { table, isIncluded }: DaysOf): Promise<string | null> {
  const { rows } = await db.execute<SinceRow>(
    sql`select ${asText(sql`min(counted.day)`)} as day from ${table} counted where ${isIncluded}`,
  );
  return rows[0]?.day ?? null;
}
