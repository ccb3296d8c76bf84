import { notificationTypes as types, notifiedSince } from '@portal/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { instantSql } from '../fragments.ts';

const numberOf = (type: keyof typeof types) => sql.raw(String(types[type]));

/** What people would have been told of, had the demo world come to be one call at a time. */
export async function seedActivities(db: Db, now: Date): Promise<void> {
  const since = instantSql(notifiedSince(now));
  // Whoever keeps a community opens it, and fills its folders.
  const keeper = sql`(select person_id from memberships where community_id = communities.id and status = 'Joined' order by role <> 'Moderator', joined_at, person_id limit 1)`;
  await db.execute(sql`
    with happened (type, about, audience, recipient_id, community_id, post_id, comment_id, asset_id, member_id, person_id, at) as (
      select ${numberOf('newOpenCommunityCreated')}::smallint, id, 'everyone', null::text, id, null::text, null::text, null::text, null::text, ${keeper}, created_at
        from communities where is_public and deleted_at is null
      union all
      select ${numberOf('newPostWasCreated')}, id, 'members', null, community_id, id, null, null, null, author_id, created_at from posts where status in (0, 1)
      union all
      select ${numberOf('newAssetWasCreated')}, folder_items.id, 'members', null, communities.id, null, null, folder_items.id, null, ${keeper}, folder_items.created_at
        from folder_items join folders on folders.id = folder_items.folder_id join communities on communities.id = folders.community_id
      union all
      select case status when 'Joined' then ${numberOf('newAddedMember')} else ${numberOf('newAwaitingMember')} end, community_id || ' ' || person_id, 'moderators', null,
        community_id, null, null, null, person_id, person_id, updated_at from memberships where status in ('Joined', 'Awaiting')
      union all
      select case when comment_id is null then ${numberOf('newActionRequestToPost')} else ${numberOf('newActionRequestToComment')} end, coalesce(comment_id, post_id), 'moderators', null,
        community_id, id, comment_id, null, null, reporter_id, reported_at
        from (select posts.id, posts.community_id, reports.comment_id, reports.post_id, reports.reporter_id, reports.created_at as reported_at from reports
          left join comments on comments.id = reports.comment_id join posts on posts.id = coalesce(reports.post_id, comments.post_id)) reported
      union all
      select ${numberOf('yourPostWasCommented')}, posts.id, 'person', posts.author_id, posts.community_id, posts.id, comments.id, null, null, comments.author_id, comments.created_at
        from comments join posts on posts.id = comments.post_id where posts.author_id <> comments.author_id
      union all
      select ${numberOf('postInYourGroupWasCommented')}, posts.id, 'followers', null, posts.community_id, posts.id, comments.id, null, null, comments.author_id, comments.created_at
        from comments join posts on posts.id = comments.post_id
      union all
      select ${numberOf('yourCommentWasReplied')}, parent.id, 'person', parent.author_id, posts.community_id, posts.id, comments.id, null, null, comments.author_id, comments.created_at
        from comments join comments parent on parent.id = comments.parent_comment_id join posts on posts.id = comments.post_id where parent.author_id <> comments.author_id
    ),
    recent as (select *, type || ' ' || about as cause from happened where at >= ${since} and person_id is not null),
    told as (
      insert into activities (cause, type, audience, recipient_id, community_id, post_id, comment_id, asset_id, member_id, at)
      select distinct on (cause) cause, type, audience, recipient_id, community_id, post_id, comment_id, asset_id, member_id, at from recent order by cause, at desc
      returning id, cause
    )
    insert into activity_people (activity_id, person_id, comment_id, at)
    select distinct on (told.id, recent.person_id) told.id, recent.person_id, recent.comment_id, recent.at
      from recent join told on told.cause = recent.cause order by told.id, recent.person_id, recent.at desc`);
  // Whoever looks was there a day ago.
  await db.execute(
    sql`insert into activities_read (person_id, until) select id, ${instantSql(now)} - interval '1 day' from people`,
  );
}
