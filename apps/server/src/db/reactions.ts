import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  commentLikes,
  comments,
  communities,
  communityFavourites,
  communityLikes,
  communityViews,
  eventFavourites,
  postLikes,
  posts,
  postSaves,
  postViews,
} from './schema/index.ts';
import type { Db } from './connect.ts';

interface Reaction {
  table: PgTable;
  target: SQL;
  /** The target's table and the column that counts its reactions. */
  counted: { table: PgTable; column: SQL } | null;
}

const reactions = {
  communityLike: {
    table: communityLikes,
    target: sql`community_id`,
    counted: { table: communities, column: sql`likes_count` },
  },
  communityView: {
    table: communityViews,
    target: sql`community_id`,
    counted: { table: communities, column: sql`views_count` },
  },
  communityFavourite: { table: communityFavourites, target: sql`community_id`, counted: null },
  eventFavourite: { table: eventFavourites, target: sql`event_id`, counted: null },
  postLike: { table: postLikes, target: sql`post_id`, counted: { table: posts, column: sql`likes_count` } },
  postView: { table: postViews, target: sql`post_id`, counted: { table: posts, column: sql`views_count` } },
  postSave: { table: postSaves, target: sql`post_id`, counted: null },
  commentLike: { table: commentLikes, target: sql`comment_id`, counted: { table: comments, column: sql`likes_count` } },
} satisfies Record<string, Reaction>;

export type ReactionKind = keyof typeof reactions;

/** Leaves a person's reaction on a target, once: the reaction and its count change together, in one statement. */
export async function addReaction(
  db: Db,
  kind: ReactionKind,
  targetId: string,
  personId: string,
  now: Date,
): Promise<void> {
  const { table, target, counted } = reactions[kind];
  const insert = sql`insert into ${table} (${target}, person_id, at) values (${targetId}, ${personId}, ${now.toISOString()}) on conflict do nothing`;
  await db.execute(
    counted
      ? sql`with added as (${insert} returning 1) update ${counted.table} set ${counted.column} = ${counted.column} + 1 where id = ${targetId} and exists (select 1 from added)`
      : insert,
  );
}

/** Takes a person's reaction back, if it is there. */
export async function removeReaction(db: Db, kind: ReactionKind, targetId: string, personId: string): Promise<void> {
  const { table, target, counted } = reactions[kind];
  const remove = sql`delete from ${table} where ${target} = ${targetId} and person_id = ${personId}`;
  await db.execute(
    counted
      ? sql`with removed as (${remove} returning 1) update ${counted.table} set ${counted.column} = ${counted.column} - 1 where id = ${targetId} and exists (select 1 from removed)`
      : remove,
  );
}
