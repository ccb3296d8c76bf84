import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { hashPassword } from '../../src/modules/auth/index.ts';
import { contentSteps } from './content-rows.ts';
import { eventSteps } from './event-rows.ts';
import { memberSteps } from './member-rows.ts';
import {
  benchPassword,
  membershipsEach,
  readersIn,
  type Size,
  talkedAbout,
  talkedAboutFrom,
  tokenOf,
} from './sizes.ts';
import { lettersOf, type Step } from './step.ts';

const batch = 100_000;
const year = `interval '365 days'`;
const words = (number: string) =>
  `'<p>' || repeat('What members write to each other about ' || ${lettersOf(number, 'word')} || ' takes a few lines. ', 6) || '</p>'`;

/**
 * Fills an empty database. The rows are made where they are kept, so nothing travels; foreign keys are not looked up, since each
 * is right by how it is made.
 */
export async function seedBench(client: Client, size: Size, reportProgress: (line: string) => void): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(`set synchronous_commit = off`);
  for (const step of await stepsOf(size)) {
    for (let start = 1; start <= step.rows; start += batch) {
      const end = Math.min(step.rows, start + batch - 1);
      await client.query(step.statement, [start, end]);
      reportProgress(`${step.name}: ${end.toLocaleString('en')} of ${step.rows.toLocaleString('en')}`);
    }
  }
  for (const kind of ['member', 'staff'] as const) await insertSessions(client, kind, readersIn(size));
}

async function stepsOf(size: Size): Promise<readonly Step[]> {
  const { members, communities, posts, comments } = size;
  const password = await hashPassword(benchPassword);
  const apart = Math.max(1, Math.floor(communities / membershipsEach));
  const each = Math.floor(members / communities) * membershipsEach;
  const postsEach = Math.floor(posts / communities);
  const lively = comments / posts - 1;
  const isTalkedAbout = `(i / ${communities}) % ${talkedAbout} = ${talkedAboutFrom}`;
  const talkedPost = (number: string) =>
    `${communities} * (${talkedAboutFrom} + ${talkedAbout} * (${number} / ${communities})) + ${number} % ${communities}`;
  return [
    {
      name: 'Members',
      rows: members,
      statement: `insert into people (id, email, password_hash, first_name, last_name, contact_types, home_state, organisation_name, created_at, first_login_at)
        select 'member-' || i, 'member-' || i || '@example.org', '${password}', ${lettersOf('i', 'first')}, ${lettersOf('i', 'last')}, '{Member}', 'NSW',
          ${lettersOf('i / 50', 'organisation')}, now() - ${year}, now() from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Categories',
      rows: 20,
      statement: `insert into categories (id, name, color) select 'category-' || i, 'Category ' || i, '#2FA775' from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Tags',
      rows: 200,
      statement: `insert into tags (id, name) select 'tag-' || i, ${lettersOf('i', 'tag')} from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Communities',
      rows: communities,
      statement: `with made as (insert into communities (id, alias, name, short_description, about_html, is_public, is_visible, created_at, latest_activity_at, members_count, posts_count)
          select 'community-' || i, 'place-' || i, ${lettersOf('i', 'name')} || ' ' || ${lettersOf('i % 40', 'topic')}, 'Where ' || ${lettersOf('i', 'name')} || ' is talked about',
            ${words('i')}, i % 20 <> 0, i % 40 <> 0, now() - ${year}, now() - i * interval '1 minute', ${each}, ${postsEach} from generate_series($1::int, $2::int) i)
        insert into community_categories (community_id, category_id)
          select 'community-' || i, 'category-' || (1 + (i + k * 7) % 20) from generate_series($1::int, $2::int) i, generate_series(0, 1) k`,
    },
    {
      name: 'Memberships',
      rows: members,
      statement: `insert into memberships (community_id, person_id, role, status, joined_at, updated_at)
        select 'community-' || (1 + (i + k * ${apart}) % ${communities}), 'member-' || i, case when k = 0 and i <= ${communities} then 'Moderator' else 'Member' end,
          'Joined', now() - i * interval '1 minute', now() from generate_series($1::int, $2::int) i, generate_series(0, ${membershipsEach - 1}) k`,
    },
    {
      name: 'Posts',
      rows: posts,
      statement: `insert into posts (id, community_id, author_id, title, body_html, type, status, likes_count, comments_count, created_at, updated_at)
        select 'post-' || i, 'community-' || (1 + i % ${communities}), 'member-' || (1 + (i::bigint * 7919) % ${members}), ${lettersOf('i', 'title')} || ' and what follows',
          ${words('i')}, null, case when i % 503 = 0 and not ${isTalkedAbout} then 2 else 1 end, 1, case when ${isTalkedAbout} then ${1 + lively * talkedAbout} else 1 end,
          moment, moment from generate_series($1::int, $2::int) i, lateral (select now() - 2 * ${year} * (${posts} - i) / ${posts} as moment) at`,
    },
    {
      name: 'Tags of posts',
      rows: posts,
      statement: `insert into post_tags (post_id, tag_id) select 'post-' || i, 'tag-' || (1 + i % 200) from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Likes of posts',
      rows: posts,
      statement: `insert into post_likes (post_id, person_id, at) select 'post-' || i, 'member-' || (1 + (i::bigint * 104729) % ${members}), now() from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'Files of posts',
      rows: posts / 10,
      statement: `insert into assets (id, hash, name, type, bytes, owner_kind, owner_id, uploaded_by, created_at)
        select 'file-' || i, md5(i::text), 'Minutes.pdf', 'application/pdf', 1000, 'post', 'post-' || i * 10, 'member-1', now() from generate_series($1::int, $2::int) i`,
    },
    {
      name: 'A comment each',
      rows: posts,
      statement: commentsOf('i', 'i', members),
    },
    {
      name: 'Comments of what is talked about',
      rows: comments - posts,
      statement: commentsOf(`${posts} + i`, talkedPost(`(i % ${posts / talkedAbout})`), members),
    },
    // What triggers keep otherwise.
    {
      name: 'Words of posts',
      rows: posts,
      statement: `with kept as (insert into post_words (post_id, words) select id, words_of_post(community_id, title, body_html) from generate_series($1::int, $2::int) i join posts on id = 'post-' || i)
        insert into known_words (word) select distinct known_words_in(title || ' ' || read_text(body_html)) from generate_series($1::int, $2::int) i join posts on id = 'post-' || i on conflict do nothing`,
    },
    {
      name: 'Words of comments',
      rows: comments,
      statement: `insert into comment_words (comment_id, post_id, words) select comments.id, post_id, words_of_comment(community_id, comments.body_html)
        from generate_series($1::int, $2::int) i join comments on comments.id = 'comment-' || i join posts on posts.id = post_id`,
    },
    ...eventSteps(size),
    ...memberSteps(size),
    ...contentSteps(size),
  ];
}

function commentsOf(number: string, post: string, members: number): string {
  return `insert into comments (id, post_id, author_id, body_html, created_at, updated_at)
    select 'comment-' || (${number}), 'post-' || (${post}), 'member-' || (1 + (i::bigint * 31) % ${members}), '<p>An answer by a member to what was written</p>',
      now() - (i % 100000) * interval '1 second', now() from generate_series($1::int, $2::int) i`;
}

async function insertSessions(client: Client, kind: 'member' | 'staff', count: number): Promise<void> {
  const hashes = Array.from({ length: count }, (_, index) =>
    createHash('sha256')
      .update(tokenOf(kind, index + 1))
      .digest('hex'),
  );
  await client.query(
    `insert into sessions (id, person_id, access_hash, access_expires_at, created_at)
      select 'session-' || $2::text || '-' || place, $2::text || '-' || place, hash, now() + 10 * ${year}, now() from unnest($1::text[]) with ordinality as kept (hash, place)`,
    [hashes, kind],
  );
}
