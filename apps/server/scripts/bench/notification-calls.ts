import { type BenchCall, get } from './bench-call.ts';

/** As many as the portal asks for. */
const length = 7;

/** What a member is told of, and how much of it they have not read. */
export function notificationCalls(): readonly BenchCall[] {
  const call = (name: string, query: string, where: string): BenchCall => ({
    name,
    request: (reader) => get(reader, `/api/v1/community/notification?pageSize=${length}${query}`),
    bare: {
      text: `with told as (
          (select a.* from activities a where a.audience = 'person' and a.recipient_id = $1 order by a.at desc nulls last limit 100)
          union all (select a.* from memberships m cross join lateral (select * from activities where community_id = m.community_id and audience = 'members' order by at desc nulls last limit 100) a
            where m.person_id = $1 and m.status = 'Joined'))
        select t.id, t.type, t.at, r.at as "readAt", p.id as "postId", p.title, p.views_count as "viewsCount", p.comments_count as "commentsCount", c.alias, c.name,
          json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name, 'avatarUrl', w.avatar_asset_id) as initiator, count(*) over () as "totalItemCount"
        from told t join activity_people d on d.activity_id = t.id join people w on w.id = d.person_id join communities c on c.id = t.community_id
          left join posts p on p.id = t.post_id left join activity_reads r on r.activity_id = t.id and r.person_id = $1
        where d.person_id <> $1 and ${where} order by t.at desc, t.id desc limit ${length}`,
      values: (reader) => [`member-${reader}`],
    },
  });
  return [
    call('notifications', '', 'true'),
    // The portal counts by the list of what is unread.
    call('notifications, unread', '&isRead=false', 'r.at is null'),
  ];
}
