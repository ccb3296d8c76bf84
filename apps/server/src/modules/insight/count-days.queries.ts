import { momentsOfDay } from '@portal/rules';
import { sql, type SQL } from 'drizzle-orm';
import { textArray } from '../../db/text-array.ts';

/** `days`, each with its first moment and the first after it. */
export function daysAsTable(days: readonly string[], zone: string): SQL {
  const moments = days.map((day) => momentsOfDay(day, zone));
  const begins = textArray(moments.map((day) => day.begins.toISOString()));
  const ends = textArray(moments.map((day) => day.ends.toISOString()));
  return sql`unnest(${textArray(days)}::date[], ${begins}::timestamptz[], ${ends}::timestamptz[]) as days (day, begins, ends)`;
}

/** That everybody reads who reads in its community. */
export const isShown = sql`post.status in (0, 1) and post.visibility <> 'private'`;

/** A comment on a question by somebody else. */
export const isAnswer = sql`answer.post_id = post.id and answer.author_id <> post.author_id and answer.deleted_at is null`;

export const wasThere = sql`place.created_at < days.ends and (place.deleted_at is null or place.deleted_at >= days.ends)`;
