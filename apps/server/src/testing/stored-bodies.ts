import { postStatuses } from '@portal/api/contract';
import { and, desc, eq } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { communities, posts } from '../db/schema/index.ts';

export interface StoredBodies {
  /** Writes texts into the newest posts, the first into the newest, past every check. */
  replace(bodies: readonly string[]): Promise<void>;
  /** Brings back what the posts said before. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** The texts of a community's newest posts in the database of a portal that runs on this folder. */
export async function storedBodies(folder: string, alias: string, count: number): Promise<StoredBodies> {
  const address = await runningDatabase(`${folder}/postgres`);
  if (address === null) throw new Error(`No database runs on ${folder}.`);
  const { db, close } = await connect(address, () => undefined, { size: 1 });
  const before = await db
    .select({ id: posts.id, bodyHtml: posts.bodyHtml })
    .from(posts)
    .innerJoin(communities, eq(posts.communityId, communities.id))
    .where(and(eq(communities.alias, alias), eq(posts.status, postStatuses.published)))
    .orderBy(desc(posts.createdAt))
    .limit(count);
  async function replace(bodies: readonly string[]): Promise<void> {
    for (const [at, { id }] of before.entries())
      await db
        .update(posts)
        .set({ bodyHtml: bodies[at] ?? '' })
        .where(eq(posts.id, id));
  }
  return { replace, restore: () => replace(before.map(({ bodyHtml }) => bodyHtml)), close };
}
