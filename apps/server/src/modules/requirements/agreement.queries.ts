import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';

export async function agreementRow(db: Db, communityId: string) {
  const [row = null] = await db
    .select({ isRequireAgreement: communities.isRequireAgreement, own: communities.termsHtml })
    .from(communities)
    .where(eq(communities.id, communityId));
  return row;
}
