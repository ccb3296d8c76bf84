import { adminCalls } from './admin-calls.ts';
import { type BenchCall, type BenchRequest, get, json, loginOf } from './bench-call.ts';
import { cpdCalls } from './cpd-calls.ts';
import { deskCalls } from './desk-calls.ts';
import { directoryCalls } from './directory-calls.ts';
import { eventCalls } from './event-calls.ts';
import { meetingCalls } from './meeting-calls.ts';
import { notificationCalls } from './notification-calls.ts';
import { searchCalls } from './search-calls.ts';
import { benchPassword, membershipsEach, type Size, talkedAbout, talkedAboutFrom } from './sizes.ts';

const author = `json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'pronoun', a.pronoun, 'avatarUrl', a.avatar_asset_id) as author`;
const place = `json_build_object('id', c.id, 'alias', c.alias, 'name', c.name, 'isArchived', false) as community`;
const postColumns = `p.id, p.community_id as "communityId", ${place}, ${author}, null as "writtenBy", p.title, p.body_html as body, p.image_asset_id as "imageUrl",
  p.type, p.visibility, p.status, p.is_frozen as "isFrozen", p.likes_count as "likesCount", p.comments_count as "commentsCount", p.views_count as "viewsCount",
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.version, l.person_id is not null as "isLiked", false as "isSaved", false as "isReported", false as "canEdit",
  false as "canApprove", false as "isEditApprovalNeeded", null as "pendingEdit", p.author_id as "createdByUserId",
  (select json_agg(json_build_object('id', t.id, 'name', t.name)) from post_tags pt join tags t on t.id = pt.tag_id where pt.post_id = p.id) as tags,
  '[]'::json as attachments, '[]'::json as reports`;
const postJoins = `join communities c on c.id = p.community_id join people a on a.id = p.author_id left join post_likes l on l.post_id = p.id and l.person_id = $1`;
const isPublic = `status in (0, 1) and visibility <> 'private'`;
const newest = `order by created_at desc nulls last, id desc nulls last`;
const communityColumns = `c.*, m.status, m.role, m.joined_at, (select json_agg(json_build_object('id', k.id, 'name', k.name)) from community_categories ck
  join categories k on k.id = ck.category_id where ck.community_id = c.id) as categories, (select json_agg(face) from (select f.id, f.first_name as "firstName", f.last_name as "lastName",
    f.pronoun, f.avatar_asset_id as "avatarUrl" from (select person_id, joined_at from memberships where community_id = c.id and status = 'Joined' and role = 'Member'
    order by joined_at limit 5) first join people f on f.id = first.person_id order by first.joined_at) face) as faces`;
const memberColumns = `a.id, a.first_name as "firstName", a.last_name as "lastName", a.pronoun, a.avatar_asset_id as "avatarUrl", a.id as "userId", m.role, m.status,
  m.joined_at as "joinedAt", null as email, a.organisation_name as "organisationName", a.home_state as "homeState", false as "isHaveAnswers", false as "isBlocked",
  null as reason, m.updated_at as "updatedAt", count(*) over () as total`;
const members = `from memberships m join people a on a.id = m.person_id where m.community_id = $1 and m.status = 'Joined'`;
const byName = `order by case m.role when 'Moderator' then 0 when 'Editor' then 1 else 2 end, lower(a.last_name), lower(a.first_name), a.id limit 20`;
const nameMatches = `and a.search_name like '%' || $2 || '%'`;

/** A quarter of all, in which half of the communities stand. */
const categories = [1, 2, 3, 4, 5].map((number) => `category-${number}`);
/** Three letters that somebody types. */
const typed = (reader: number) => `${'abcdefghijklmnop'.charAt(reader % 16)}${'acegikmo'.charAt(reader % 8)}a`;

export function benchCalls(size: Size): readonly BenchCall[] {
  const apart = Math.max(1, Math.floor(size.communities / membershipsEach));
  const person = (reader: number) => `member-${reader}`;
  const placeOf = (reader: number) => 1 + ((reader + (reader % membershipsEach) * apart) % size.communities);
  const communityOf = (reader: number) => `community-${placeOf(reader)}`;
  /** One of those in the community that are talked about. */
  const postOf = (reader: number) => `post-${postNumberOf(placeOf(reader), size)}`;
  /** As many as there are at the least size, so that the answer is the same at every size. */
  const list = (name: string, narrowed: object, where: string, length = 20): BenchCall => ({
    name,
    request: (reader) => json(reader, '/api/v1/community/getlist', { page: 1, pageSize: length, ...narrowed }),
    bare: {
      text: `select ${communityColumns}, count(*) over () as total from communities c left join memberships m on m.community_id = c.id and m.person_id = $1
        where ${where} order by lower(c.name), c.id limit ${length}`,
      values: (reader) => [person(reader)],
    },
  });
  /** A word that stands in every post of a community. */
  const search = (name: string, keyword: string, meant: string): BenchCall => ({
    name,
    request: (reader) => get(reader, `/api/v1/community/${communityOf(reader)}/search?pageSize=20&keyword=${keyword}`),
    bare: {
      text: `with w as materialized (select to_tsquery('english', $2) as q, words_in_place($1, to_tsquery('english', $2)::text)::tsquery as here)
        select p.id, ts_headline('english', p.title, w.q) as title, ts_headline('english', read_text(p.body_html), w.q) as excerpt, found.rank, ${author}
        from w cross join lateral (select post_id, ts_rank(words, w.here) as rank from post_words where words @@ w.here order by 2 desc, 1 limit 20) found
        join posts p on p.id = found.post_id join people a on a.id = p.author_id`,
      values: (reader) => [communityOf(reader), meant],
    },
  });
  return [
    {
      name: 'feed',
      request: (reader) => get(reader, '/api/v1/community/post/feed?pageSize=20'),
      bare: {
        text: `select ${postColumns} from (select p.* from memberships m cross join lateral (select * from posts where community_id = m.community_id and ${isPublic} ${newest} limit 20) p
          where m.person_id = $1 and m.status = 'Joined' ${newest} limit 20) p ${postJoins} order by p.created_at desc`,
        values: (reader) => [person(reader)],
      },
    },
    list('getlist', {}, `c.is_visible or m.status = 'Joined'`),
    list('getlist, mine', { onlyJoined: true }, `m.status = 'Joined'`),
    list(
      'getlist, by category',
      { categoryIds: categories },
      `(c.is_visible or m.status = 'Joined') and exists (select 1 from community_categories f where f.community_id = c.id and f.category_id in (${categories.map((id) => `'${id}'`).join(', ')}))`,
      10,
    ),
    list(
      'getlist, by word',
      { keyword: 'abo' },
      `(c.is_visible or m.status = 'Joined') and c.search_text like '%abo%'`,
    ),
    {
      name: 'community posts',
      request: (reader) => get(reader, `/api/v1/community/${communityOf(reader)}/posts?pageSize=20`),
      bare: {
        text: `select ${postColumns} from (select * from posts where community_id = $2 and ${isPublic} ${newest} limit 20) p ${postJoins} order by p.created_at desc`,
        values: (reader) => [person(reader), communityOf(reader)],
      },
    },
    {
      name: 'post',
      request: (reader) => get(reader, `/api/v1/community/post/${postOf(reader)}`),
      bare: {
        text: `select ${postColumns} from posts p ${postJoins} where p.id = $2`,
        values: (reader) => [person(reader), postOf(reader)],
      },
    },
    {
      name: 'comments',
      request: (reader) => get(reader, `/api/v1/community/post/${postOf(reader)}/comment?pageSize=20`),
      bare: {
        text: `select p.id, p.post_id as "postId", p.parent_comment_id as "parentCommentId", p.body_html as body, '[]'::json as attachments, p.likes_count as "likesCount",
          l.person_id is not null as "isLiked", false as "isReported", false as "canEdit", p.author_id as "createdByUserId", ${author}, null as "writtenBy", p.created_at as "createdAt",
          p.updated_at as "updatedAt", '[]'::json as reports, p.version from comments p join people a on a.id = p.author_id
          left join comment_likes l on l.comment_id = p.id and l.person_id = $1 where p.post_id = $2 and p.deleted_at is null order by p.created_at, p.id limit 20`,
        values: (reader) => [person(reader), postOf(reader)],
      },
    },
    {
      name: 'members',
      request: (reader) => get(reader, `/api/v1/community/${communityOf(reader)}/member?pageSize=20`),
      bare: { text: `select ${memberColumns} ${members} ${byName}`, values: (reader) => [communityOf(reader)] },
    },
    {
      name: 'member search',
      request: (reader) =>
        get(reader, `/api/v1/community/${communityOf(reader)}/member?pageSize=20&keyword=${typed(reader)}`),
      bare: {
        text: `select ${memberColumns} ${members} ${nameMatches} ${byName}`,
        values: (reader) => [communityOf(reader), typed(reader)],
      },
    },
    search('search', 'members', 'members'),
    search('search, mistyped', 'membres', 'members'),
    ...searchCalls(size),
    {
      name: 'account',
      request: (reader) => get(reader, '/api/v1/account'),
      bare: {
        text: `select a.id, a.first_name as "firstName", a.last_name as "lastName", a.pronoun, a.role, a.contact_types as "contactTypes", a.email as "registeredEmail",
          a.member_num as "memberNum", a.membership_lapsed as "membershipLapsed", a.first_login_at as "firstLoginAt" from people a where a.id = $1`,
        values: (reader) => [person(reader)],
      },
    },
    {
      name: 'like',
      request: (reader) => ({
        method: 'POST',
        path: `/api/v1/community/post/${postOf(reader)}/like`,
        headers: loginOf(reader),
      }),
      bare: {
        text: `with added as (insert into post_likes (post_id, person_id, at) values ($2, $1, now()) on conflict do nothing returning 1)
          update posts set likes_count = likes_count + 1 where id = $2 and exists (select 1 from added)`,
        values: (reader) => [person(reader), postOf(reader)],
      },
    },
    {
      name: 'create comment',
      request: (reader) => commentOn(reader, postOf(reader)),
      bare: {
        text: `with added as (insert into comments (id, post_id, author_id, body_html, created_at, updated_at) values (gen_random_uuid(), $2, $1, '<p>An answer</p>', now(), now()) returning *)
          update posts set comments_count = comments_count + 1 where id = $2 returning (select row_to_json(added) from added)`,
        values: (reader) => [person(reader), postOf(reader)],
      },
    },
    ...notificationCalls(),
    ...meetingCalls(communityOf),
    ...eventCalls(size),
    ...deskCalls(size),
    ...adminCalls(size),
    ...directoryCalls(),
    ...cpdCalls(),
    {
      name: 'sign-in',
      request: (reader) => ({
        ...json(reader, '/api/v1/auth/sign-in', { email: `member-${reader}@example.org`, password: benchPassword }),
        // From an address of their own, as people do.
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${reader >> 8}.${reader & 255}` },
      }),
      bare: {
        text: `select id, password_hash from people where lower(email) = lower($1)`,
        values: (reader) => [`member-${reader}@example.org`],
      },
    },
  ];
}

/** The last that is talked about in a community. */
function postNumberOf(community: number, { communities, posts }: Size): number {
  const rounds = Math.floor((posts / communities - talkedAboutFrom) / talkedAbout);
  return communities * (talkedAboutFrom + talkedAbout * rounds) + community - 1;
}

function commentOn(reader: number, postId: string): BenchRequest {
  const body = ['--part', 'Content-Disposition: form-data; name="body"', '', '<p>An answer</p>', '--part--', ''];
  return {
    method: 'POST',
    path: `/api/v1/community/post/${postId}/comment`,
    headers: { ...loginOf(reader), 'Content-Type': 'multipart/form-data; boundary=part' },
    body: body.join('\r\n'),
  };
}
