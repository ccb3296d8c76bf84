import type { PollResults } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pollOptions, pollVotes, postPolls, posts } from '../../../db/schema/index.ts';
import type { Asking } from '../../auth/index.ts';

export interface PollRow {
  options: { id: string; text: string; votesCount: number }[];
  isMultiple: boolean;
  results: PollResults;
  closesAt: string | null;
  votersCount: number;
  myOptionIds: string[];
}

/** The answers of a poll, in their order. */
export function pollOptionsJson(postId: PgColumn) {
  const options = sql`select json_agg(json_build_object('id', ${pollOptions.id}, 'text', ${pollOptions.text}, 'votesCount', ${pollOptions.votesCount}) order by ${pollOptions.position})
    from ${pollOptions} where ${pollOptions.postId} = ${postId}`;
  // Where one table is selected from, drizzle writes the columns of a field without their table: the options would be those of all polls. One level deeper it does not.
  return sql<PollRow['options']>`(${options})`;
}

/** The poll of a post, with what the person has voted for; null where it has none. */
export function pollJson(person: Asking) {
  const mine = sql`select to_json(${pollVotes.optionIds}) from ${pollVotes} where ${pollVotes.postId} = ${posts.id} and ${pollVotes.personId} = ${person.id}`;
  return sql<PollRow | null>`(
    select json_build_object('isMultiple', ${postPolls.isMultiple}, 'results', ${postPolls.results}, 'closesAt', ${postPolls.closesAt}, 'votersCount', ${postPolls.votersCount},
      'options', ${pollOptionsJson(posts.id)}, 'myOptionIds', coalesce((${mine}), '[]'::json))
    from ${postPolls} where ${postPolls.postId} = ${posts.id})`;
}
