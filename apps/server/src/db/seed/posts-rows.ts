import type { World, WorldComment } from '@portal/demo/world';
import { sanitiseComment, sanitisePage } from '../../rich-text/sanitise.ts';
import type { Db } from '../connect.ts';
import { sql } from 'drizzle-orm';
import {
  commentLikes,
  comments,
  pollOptions,
  pollVotes,
  postLikes,
  postPolls,
  posts,
  postSaves,
  postTags,
  reports,
} from '../schema/index.ts';
import { textArray } from '../text-array.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

export async function seedPosts(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    posts,
    world.posts.map((post) => postRow(post, files, at)),
  );
  await insertRows(
    db,
    postTags,
    world.posts.flatMap(({ id, tagIds }) => tagIds.map((tagId, position) => ({ postId: id, tagId, position }))),
  );
  await insertRows(db, comments, commentRows(world.comments, at));
  await seedAnswers(db, world);
  await seedPolls(db, world, at);
  const onPost = (rows: World['postLikes']) =>
    rows.map(({ personId, targetId, minutesAgo }) => ({ postId: targetId, personId, at: at(minutesAgo) }));
  await insertRows(db, postLikes, onPost(world.postLikes));
  await insertRows(db, postSaves, onPost(world.postSaves));
  await insertRows(
    db,
    commentLikes,
    world.commentLikes.map(({ personId, targetId, minutesAgo }) => ({
      commentId: targetId,
      personId,
      at: at(minutesAgo),
    })),
  );
  await insertRows(
    db,
    reports,
    world.reports.map(({ createdMinutesAgo, ...report }) => ({ ...report, createdAt: at(createdMinutesAgo) })),
  );
}

function postRow(post: World['posts'][number], files: WorldFiles, at: MomentOf): typeof posts.$inferInsert {
  const createdAt = at(post.createdMinutesAgo);
  const owner = { ownerId: post.id, uploadedBy: post.authorId };
  post.attachments.forEach((attachment, position) => {
    files.addAttachment(attachment, {
      ...owner,
      ownerKind: 'post',
      createdAt: new Date(createdAt.getTime() + position),
    });
  });
  return {
    id: post.id,
    communityId: post.communityId,
    authorId: post.authorId,
    title: post.title,
    bodyHtml: sanitisePage(post.bodyHtml),
    imageAssetId: files.add(post.image, { ...owner, ownerKind: 'postImage', createdAt }),
    type: post.type,
    visibility: 'community',
    status: post.status,
    isFrozen: post.isFrozen,
    isQuestion: post.isQuestion,
    viewsCount: post.viewsCount,
    likesCount: 0,
    commentsCount: 0,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

/** Once there are comments to be accepted. */
async function seedAnswers(db: Db, world: World): Promise<void> {
  const answered = world.posts.flatMap(({ id, acceptedCommentId }) =>
    acceptedCommentId === null ? [] : [{ id, acceptedCommentId }],
  );
  const ids = textArray(answered.map(({ id }) => id));
  const commentIds = textArray(answered.map(({ acceptedCommentId }) => acceptedCommentId));
  await db.execute(sql`update posts set accepted_comment_id = answered.comment_id
    from unnest(${ids}, ${commentIds}) as answered(id, comment_id) where posts.id = answered.id`);
}

async function seedPolls(db: Db, { polls }: World, at: MomentOf): Promise<void> {
  const idOf = (postId: string, place: number) => `${postId}-option-${place + 1}`;
  await insertRows(
    db,
    postPolls,
    polls.map(({ postId, isMultiple, results, closedMinutesAgo, votes }) => ({
      postId,
      isMultiple,
      results,
      closesAt: closedMinutesAgo === null ? null : at(closedMinutesAgo),
      votersCount: votes.length,
    })),
  );
  await insertRows(
    db,
    pollOptions,
    polls.flatMap(({ postId, options, votes }) =>
      options.map((text, position) => ({
        id: idOf(postId, position),
        postId,
        text,
        position,
        votesCount: votes.filter((vote) => vote.options.includes(position)).length,
      })),
    ),
  );
  await insertRows(
    db,
    pollVotes,
    polls.flatMap(({ postId, closedMinutesAgo, votes }) =>
      votes.map(({ personId, options }) => ({
        postId,
        personId,
        optionIds: options.map((place) => idOf(postId, place)),
        at: at(Math.max(closedMinutesAgo ?? 0, 0) + 1),
      })),
    ),
  );
}

function commentRows(all: readonly WorldComment[], at: MomentOf): (typeof comments.$inferInsert)[] {
  const byId = new Map(all.map((comment) => [comment.id, comment]));
  const depthOf = (comment: WorldComment): number => {
    const parent = comment.parentCommentId === null ? undefined : byId.get(comment.parentCommentId);
    return parent === undefined ? 0 : depthOf(parent) + 1;
  };
  return all.map((comment) => ({
    id: comment.id,
    postId: comment.postId,
    parentCommentId: comment.parentCommentId,
    depth: depthOf(comment),
    authorId: comment.authorId,
    bodyHtml: sanitiseComment(comment.bodyHtml),
    likesCount: 0,
    createdAt: at(comment.createdMinutesAgo),
    updatedAt: at(comment.createdMinutesAgo - (comment.editedAfterMinutes ?? 0)),
    version: comment.editedAfterMinutes === null ? 1 : 2,
  }));
}
