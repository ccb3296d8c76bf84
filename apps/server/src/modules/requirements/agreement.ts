import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { agreementSwitchRefusal, isBlankHtml, staleAboutRefusal, textVersion } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { found, invalid, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { type CommunityCall, termsOf } from '../communities/index.ts';
import { agreementRow } from './agreement.queries.ts';
import { lockTermsHtml, setAgreementRequired, setTerms } from './agreement.writes.ts';

type Requirements = typeof contract.requirements;

/** What who joins must accept; the global terms stand in for a community without its own. */
export async function agreementOf({ db, facts }: CommunityCall): Promise<HandlerReply<Requirements['agreement']>> {
  const row = await agreementRow(db, facts.community.id);
  const { isRequireAgreement, own } = found(row);
  const html = own ?? (await termsOf(db, facts.community.id)).html;
  return { isRequireAgreement, html, isOwn: own !== null, version: textVersion(own ?? '') };
}

export async function saveAgreement(isRequireAgreement: boolean, { db, facts }: CommunityCall): Promise<void> {
  const { id } = facts.community;
  await db.transaction(async (tx) => {
    await lockTerms(tx, id);
    refuse(agreementSwitchRefusal(isRequireAgreement, (await termsOf(tx, id)).html));
    await setAgreementRequired(tx, id, isRequireAgreement);
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
    await setTerms(tx, id, termsHtml, json);
  });
}

/** The community's own terms, kept from changing until the transaction ends. */
async function lockTerms(tx: Db, id: string): Promise<string | null> {
  const row = await lockTermsHtml(tx, id);
  return found(row).html;
}
