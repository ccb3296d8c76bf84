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
  meetingFavourites,
  postLikes,
  posts,
  postSaves,
  postViews,
} from './schema/index.ts';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';

interface Reaction {
  table: PgTable;
  target: SQL;
  /** The target's table and the column that counts its reactions. */
  counted: { table: PgTable; column: SQL } | null;
  /** The row says when it was left last. */
  isRenewed?: boolean;
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
    // What is posted from then on is new to who looked.
    isRenewed: true,
  },
  communityFavourite: { table: communityFavourites, target: sql`community_id`, counted: null },
  eventFavourite: { table: eventFavourites, target: sql`event_id`, counted: null },
  meetingFavourite: { table: meetingFavourites, target: sql`meeting_id`, counted: null },
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
  const statement = prepared(db, `${kind} added`, () => {
    const { table, target, isRenewed = false }: Reaction = reactions[kind];
    const values = sql`${filled.targetId}, ${filled.personId}, ${filled.at}::timestamptz`;
    const again = isRenewed
      ? sql`on conflict (${target}, person_id) do update set at = excluded.at`
      : sql`on conflict do nothing`;
    return changing(db, kind, {
      change: sql`insert into ${table} (${target}, person_id, at) values (${values}) ${again}`,
      // A row that an update has written was there before.
      isCounted: isRenewed ? sql`xmax = 0` : sql`true`,
      by: sql`+ 1`,
    });
  });
  await statement.execute({ targetId, personId, at: now.toISOString() });
}

/** Takes a person's reaction back, if it is there. */
export async function removeReaction(db: Db, kind: ReactionKind, targetId: string, personId: string): Promise<void> {
  const statement = prepared(db, `${kind} removed`, () => {
    const { table, target } = reactions[kind];
    const isMine = sql`${target} = ${filled.targetId} and person_id = ${filled.personId}`;
    return changing(db, kind, {
      change: sql`delete from ${table} where ${isMine}`,
      isCounted: sql`true`,
      by: sql`- 1`,
    });
  });
  await statement.execute({ targetId, personId });
}

const filled = {
  targetId: sql.placeholder('targetId'),
  personId: sql.placeholder('personId'),
  at: sql.placeholder('at'),
};

interface Change {
  /** Of one row at most. */
  change: SQL;
  isCounted: SQL;
  by: SQL;
}

/** A change of a reaction, with the count that follows from it. */
function changing(db: Db, kind: ReactionKind, { change, isCounted, by }: Change) {
  const done = { done: sql<boolean>`done` };
  const changed = db.$with('changed', done).as(sql`${change} returning ${isCounted} as done`);
  const { counted }: Reaction = reactions[kind];
  if (counted === null) return db.with(changed).select(done).from(changed);
  const { table, column } = counted;
  const update = sql`update ${table} set ${column} = ${column} ${by} where id = ${filled.targetId} and exists (select 1 from changed where done) returning true as done`;
  return db.with(changed, db.$with('counted', done).as(update)).select(done).from(changed);
}
