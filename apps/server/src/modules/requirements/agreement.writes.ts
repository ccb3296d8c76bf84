import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';

export async function setAgreementRequired(tx: Db, communityId: string, isRequireAgreement: boolean): Promise<void> {
  await tx.update(communities).set({ isRequireAgreement }).where(eq(communities.id, communityId));
}

export async function setTerms(tx: Db, communityId: string, termsHtml: string, json: string): Promise<void> {
  await tx.update(communities).set({ termsHtml, termsJson: json }).where(eq(communities.id, communityId));
}

export async function lockTermsHtml(tx: Db, communityId: string) {
  const [row = null] = await tx
    .select({ html: communities.termsHtml })
    .from(communities)
    .where(eq(communities.id, communityId))
    .for('update');
  return row;
}
