import { notificationTypes as types } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/**
 * In place of a comment that is deleted, tells of the one that its author wrote there before it; without one nothing is told of them.
 * What answers the author of the post is told to them by itself.
 */
export async function notifyOfCommentBefore(tx: Db, commentId: string): Promise<void> {
  await tx.execute(sql`
    update activity_people did set comment_id = before.id, at = before.created_at
    from activities told, comments gone, lateral (
      select said.id, said.created_at from comments said left join comments answered on answered.id = said.parent_comment_id
      where said.post_id = gone.post_id and said.author_id = gone.author_id and said.deleted_at is null
        and (told.type <> ${types.yourCommentWasReplied} or said.parent_comment_id is not distinct from gone.parent_comment_id)
        and (told.type <> ${types.yourPostWasCommented} or answered.author_id is distinct from told.recipient_id)
      order by said.created_at desc, said.id desc limit 1) before
    where did.comment_id = ${commentId} and told.id = did.activity_id and gone.id = did.comment_id and did.person_id = gone.author_id
      and told.type in (${types.yourPostWasCommented}, ${types.postInYourGroupWasCommented}, ${types.yourCommentWasReplied})`);
}
