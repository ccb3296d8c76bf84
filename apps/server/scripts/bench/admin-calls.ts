import { type BenchCall, get, json } from './bench-call.ts';
import type { Size } from './sizes.ts';

const length = 10;
const person = `p.id, p.first_name as "firstName", p.last_name as "lastName", p.pronoun, p.avatar_asset_id as "avatarUrl", p.email, p.organisation_name as "organisationName", p.home_state as "homeState"`;
const byStanding = `order by case m.status when 'Awaiting' then 0 else 1 end, case m.role when 'Moderator' then 0 when 'Editor' then 1 else 2 end,
  lower(p.last_name), lower(p.first_name), p.id`;

/** The tables of those who look after one community of many members and posts. */
export function adminCalls({ communities }: Pick<Size, 'communities'>): readonly BenchCall[] {
  /** The first members moderate one community each. */
  const moderator = (reader: number) => 1 + ((reader - 1) % communities);
  const communityOf = (reader: number) => `community-${1 + (moderator(reader) % communities)}`;
  const place = (reader: number) => `/api/v1/admin/community/${communityOf(reader)}`;
  const members = (name: string, body: object, where: string, page = 1): BenchCall => ({
    name,
    request: (reader) => json(moderator(reader), `${place(reader)}/getlist`, { ...body, page, pageSize: length }),
    bare: {
      text: `select ${person}, m.role, m.status, m.joined_at as "joinedAt", m.updated_at as "updatedAt", count(*) over () as "totalItemCount" from memberships m join people p on p.id = m.person_id
        where m.community_id = $1 and ${where} ${byStanding} limit ${length} offset ${(page - 1) * length}`,
      values: (reader) => [communityOf(reader)],
    },
  });
  const posts = (name: string, query: string, where: string): BenchCall => ({
    name,
    request: (reader) => get(moderator(reader), `${place(reader)}/post?pageSize=${length}${query}`),
    bare: {
      text: `select p.*, (select count(*) from posts p where p.community_id = $1 and ${where}) as "totalItemCount" from posts p
        where p.community_id = $1 and ${where} order by p.created_at desc, p.id desc limit ${length}`,
      values: (reader) => [communityOf(reader)],
    },
  });
  const belongs = `m.status in ('Awaiting', 'Joined')`;
  return [
    members('admin: members', {}, belongs),
    members('admin: members, far', {}, belongs, 20),
    members('admin: members by word', { filters: { keyword: 'abo' } }, `${belongs} and p.search_name like '%abo%'`),
    members('admin: removed', { filters: { statuses: ['Removed'] } }, `m.status = 'Removed'`),
    posts('admin: posts', '', 'true'),
    posts('admin: pending posts', '&status=2', 'p.status = 2'),
    posts('admin: archived posts', '&status=99', 'p.status in (4, 99)'),
  ];
}
