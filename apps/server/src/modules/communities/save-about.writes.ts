import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';

export async function lockAbout(tx: Db, communityId: string) {
  const isOfCommunity = eq(communities.id, communityId);
  const [current = null] = await tx
    .select({ html: communities.aboutHtml })
    .from(communities)
    .where(isOfCommunity)
    .for('update');
  return current;
}

export async function setAbout(tx: Db, communityId: string, aboutHtml: string, json: string): Promise<void> {
  const isOfCommunity = eq(communities.id, communityId);
  await tx.update(communities).set({ aboutHtml, aboutJson: json }).where(isOfCommunity);
}
