import type { contract, HandlerInput } from '@portal/api/contract';
import { isBlankHtml, staleAboutRefusal } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import { communities } from '../../db/schema/index.ts';
import { found, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import type { CommunityCall } from './access.ts';

type Body = HandlerInput<(typeof contract)['communities']['saveAbout']>['body'];

/** Replaces the text that was read, and no other that somebody has published meanwhile. */
export async function saveAbout({ json, html, version }: Body, { db, facts }: CommunityCall): Promise<void> {
  const isOfCommunity = eq(communities.id, facts.community.id);
  const aboutHtml = isBlankHtml(html) ? '' : sanitisePage(html);
  await db.transaction(async (tx) => {
    const [current = null] = await tx
      .select({ html: communities.aboutHtml })
      .from(communities)
      .where(isOfCommunity)
      .for('update');
    refuse(staleAboutRefusal(version, found(current).html));
    await tx.update(communities).set({ aboutHtml, aboutJson: json }).where(isOfCommunity);
  });
}
