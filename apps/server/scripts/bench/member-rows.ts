import type { Step } from './step.ts';
import { readersIn, type Size } from './sizes.ts';

const recordsEach = 10;
const meetingsEach = 3;
const invitedEach = 10;

/** What stands around what is written: meetings, what members are told of, what they have learned, and staff who look after it. */
export function memberSteps(size: Size): readonly Step[] {
  const { members, communities, posts } = size;
  /** The last of the posts: what is told of grows old. */
  const postsWithNews = Math.floor(posts / 10);
  const post = `'post-' || (${posts - postsWithNews} + i)`;
  return [
    {
      name: 'Staff',
      rows: readersIn(size),
      statement: `insert into people (id, email, password_hash, first_name, last_name, role, created_at, first_login_at)
        select 'staff-' || i, 'staff-' || i || '@example.org', '', 'Staff', 'Of ' || i, 1, now(), now() from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Meetings',
      rows: communities * meetingsEach,
      statement: `with made as (insert into meetings (id, community_id, created_by, name, description, link, start_at, end_at, duration, zone, visible, published_at, created_at)
          select 'meeting-' || i, 'community-' || (1 + i % ${communities}), 'member-1', 'Meeting ' || i, 'Where we talk about what works.', 'https://meet.example.org/' || i,
            moment, moment + interval '1 hour', 60, 'Australia/Sydney', 2, case when i % 20 = 0 then now() end, now()
          from generate_series($1::int, $2::int) i, lateral (select now() + ((i % 180) - 60) * interval '1 day' as moment) at)
        insert into meeting_people (meeting_id, person_id, is_invited, status, at)
          select 'meeting-' || i, 'member-' || (i % ${communities} + ${communities} * k), k <= 2, (i + k) % 3, now()
          from generate_series($1::int, $2::int) i, generate_series(1, ${Math.min(invitedEach, Math.floor(members / communities) - 1)}) k`,
    },
    {
      name: 'News',
      rows: postsWithNews,
      statement: `with made as (insert into activities (cause, type, audience, recipient_id, community_id, post_id, at)
          select k || ' ' || p.id, case k when 0 then 2 else 4 end, case k when 0 then 'members' else 'person' end, case k when 1 then p.author_id end,
            p.community_id, p.id, p.created_at
          from generate_series($1::int, $2::int) i join posts p on p.id = ${post}, generate_series(0, 1) k
          returning id, audience, post_id, at)
        insert into activity_people (activity_id, person_id, at)
          select made.id, case audience when 'members' then p.author_id else 'member-' || (1 + (made.id * 31) % ${members}) end, made.at
          from made join posts p on p.id = made.post_id`,
    },
    {
      name: 'Read news',
      rows: postsWithNews,
      statement: `insert into activity_reads (person_id, activity_id, at) select a.recipient_id, a.id, now()
        from generate_series($1::int, $2::int) i join activities a on a.cause = '1 ' || ${post} where i % 2 = 0`,
    },
    {
      name: 'CPD records',
      rows: members * recordsEach,
      statement: `insert into cpd_records (id, person_id, title, category, completed_at, time_zone, minutes, learned, source, created_at, updated_at)
        select 'record-' || i, 'member-' || (1 + i % ${members}), 'What was learned on day ' || i, (array['interactive', 'self-directed'])[1 + i % 2],
          now() - ((i::bigint * 37) % 900) * interval '1 day', 'Australia/Sydney', 15 + (i % 8) * 15, 'A few words about it.', 'own', now(), now()
        from generate_series($1::int, $2::int) i`,
    },
  ];
}
