import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { staleTermsRefusal, textVersion } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { termsIn } from './global-terms.queries.ts';
import { lockGlobalTerms, putGlobalTerms } from './global-terms.writes.ts';

type Management = typeof contract.management;

export async function readGlobalTerms(db: Db): Promise<HandlerReply<Management['globalTerms']>> {
  const terms = await termsIn(db);
  return { ...terms, version: textVersion(terms.html) };
}

/** Replaces the text that was read, and no other that somebody has saved meanwhile. */
export async function saveGlobalTerms(
  { json, html, version }: HandlerInput<Management['saveGlobalTerms']>['body'],
  { db }: Call,
): Promise<void> {
  const text = { json, html: sanitisePage(html) };
  await db.transaction(async (tx) => {
    await lockGlobalTerms(tx);
    refuse(staleTermsRefusal(version, (await termsIn(tx)).html));
    await putGlobalTerms(tx, text);
  });
}
