import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { filledIn, rolledBack, sentBy } from '../testing/statements.ts';
import { testWithServer } from '../testing/server-test.ts';

const test = testWithServer({ isFresh: true });

test.for(['/api/v1/community/open/posts?onlyUnanswered=true', '/api/v1/community/post/feed?onlyUnanswered=true'])(
  '%s reads unanswered questions from an index of those alone, to list and to count them',
  async (path, { server }) => {
    const sent = await sentBy(server, [await server.tokenOf('member')], [[path]]);
    const asking = sent.filter(({ text }) => / where .*"accepted_comment_id" is null/s.test(text));
    expect(asking).toHaveLength(2);
    const plans: string[] = [];
    await rolledBack(server.db, async (tx) => {
      // Nearly all of them are closed, and fewer are not than a page has: any other index would be walked through to its end.
      await tx.execute(sql`insert into posts (id, community_id, author_id, title, body_html, status, is_question, is_frozen, created_at, updated_at)
        select 'post-' || i, case when i % 2 = 0 then 'open' else 'elsewhere' end, 'editor', 'A', 'B', 1, true, i % 1000 >= 2, now() - i * interval '1 minute', now()
        from generate_series(1, 10000) i`);
      await tx.execute(sql`analyze posts`);
      for (const statement of asking) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${filledIn(statement)}`));
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
    });
    for (const plan of plans) expect(plan).toContain('posts_unanswered_idx');
  },
);
