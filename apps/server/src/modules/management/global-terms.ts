import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { staleTermsRefusal, textVersion } from '@portal/api/rules';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { documents } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { globalTerms } from '../communities/index.ts';
import { termsIn } from './global-terms.queries.ts';

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
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('global_terms'))`);
    refuse(staleTermsRefusal(version, (await termsIn(tx)).html));
    await tx
      .insert(documents)
      .values({ name: globalTerms, ...text })
      .onConflictDoUpdate({ target: documents.name, set: text });
  });
}
