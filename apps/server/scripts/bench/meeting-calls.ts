import { type BenchCall, get, json } from './bench-call.ts';

const length = 20;
const columns = `m.*, c.name as "communityName", c.alias as "communityAlias", c.image_asset_id as "communityImage", mine.status as "myStatus",
  (select count(*) from meeting_people g where g.meeting_id = m.id and g.status = 1) as "goingCount",
  exists (select 1 from meeting_favourites f where f.meeting_id = m.id and f.person_id = $1) as "isFavorite", count(*) over () as "totalItemCount"`;
const joins = `join communities c on c.id = m.community_id left join meeting_people mine on mine.meeting_id = m.id and mine.person_id = $1`;
const nextFirst = `order by m.end_at <= now(), case when m.end_at <= now() then -extract(epoch from m.start_at) else extract(epoch from m.start_at) end, m.id limit ${length}`;

/** Meetings: of everywhere, of one community, and on the dashboard. */
export function meetingCalls(communityOf: (reader: number) => string): readonly BenchCall[] {
  const person = (reader: number) => `member-${reader}`;
  return [
    {
      name: 'meetings',
      request: (reader) => json(reader, '/api/v1/community/meeting', { page: 1, pageSize: length }),
      bare: {
        text: `select ${columns} from memberships j join meetings m on m.community_id = j.community_id ${joins}
          where j.person_id = $1 and j.status = 'Joined' and m.deleted_at is null ${nextFirst}`,
        values: (reader) => [person(reader)],
      },
    },
    {
      name: 'meetings, of one',
      request: (reader) => get(reader, `/api/v1/community/${communityOf(reader)}/meeting?pageSize=${length}`),
      bare: {
        text: `select ${columns} from meetings m ${joins} where m.community_id = $2 and m.deleted_at is null and m.end_at > now() ${nextFirst}`,
        values: (reader) => [person(reader), communityOf(reader)],
      },
    },
    {
      name: 'meetings, dashboard',
      request: (reader) => get(reader, `/api/v1/dashboard/meetings?pageSize=${length}`),
      bare: {
        text: `select ${columns} from memberships j join meetings m on m.community_id = j.community_id ${joins}
          where j.person_id = $1 and j.status = 'Joined' and m.deleted_at is null and m.end_at > now() and (m.published_at is not null or mine.is_invited) ${nextFirst}`,
        values: (reader) => [person(reader)],
      },
    },
  ];
}
