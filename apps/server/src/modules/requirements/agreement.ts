import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { agreementSwitchRefusal, isBlankHtml, staleAboutRefusal, textVersion } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';
import { found, invalid, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { type CommunityCall, termsOf } from '../communities/index.ts';

type Requirements = typeof contract.requirements;

/** What who joins must accept; the global terms stand in for a community without its own. */
export async function agreementOf({ db, facts }: CommunityCall): Promise<HandlerReply<Requirements['agreement']>> {
  const [row = null] = await db
    .select({ isRequireAgreement: communities.isRequireAgreement, own: communities.termsHtml })
    .from(communities)
    .where(eq(communities.id, facts.community.id));
  const { isRequireAgreement, own } = found(row);
  const html = own ?? (await termsOf(db, facts.community.id)).html;
  return { isRequireAgreement, html, isOwn: own !== null, version: textVersion(own ?? '') };
}

export async function saveAgreement(isRequireAgreement: boolean, { db, facts }: CommunityCall): Promise<void> {
  const { id } = facts.community;
  await db.transaction(async (tx) => {
    await lockTerms(tx, id);
    refuse(agreementSwitchRefusal(isRequireAgreement, (await termsOf(tx, id)).html));
    await tx.update(communities).set({ isRequireAgreement }).where(eq(communities.id, id));
  });
}

/** Replaces the terms that were read, and no others that somebody has published meanwhile. */
export async function saveTerms(
  { json, html, version }: HandlerInput<Requirements['saveTerms']>['body'],
  { db, facts }: CommunityCall,
): Promise<void> {
  const { id } = facts.community;
  const termsHtml = sanitisePage(html);
  if (isBlankHtml(termsHtml)) throw invalid('body.html', 'Content cannot be empty.');
  await db.transaction(async (tx) => {
    refuse(staleAboutRefusal(version, (await lockTerms(tx, id)) ?? ''));
    await tx.update(communities).set({ termsHtml, termsJson: json }).where(eq(communities.id, id));
  });
}

/** The community's own terms, kept from changing until the transaction ends. */
async function lockTerms(tx: Db, id: string): Promise<string | null> {
  const [row = null] = await tx
    .select({ html: communities.termsHtml })
    .from(communities)
    .where(eq(communities.id, id))
    .for('update');
  return found(row).html;
}
