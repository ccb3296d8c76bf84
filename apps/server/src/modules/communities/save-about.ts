import type { contract, HandlerInput } from '@portal/api/contract';
import { isBlankHtml, staleAboutRefusal } from '@portal/rules';
import { found, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import type { CommunityCall } from './access.ts';
import { lockAbout, setAbout } from './save-about.writes.ts';

type Body = HandlerInput<(typeof contract)['communities']['saveAbout']>['body'];

/** Replaces the text that was read, and no other that somebody has published meanwhile. */
export async function saveAbout({ json, html, version }: Body, { db, facts }: CommunityCall): Promise<void> {
  const aboutHtml = isBlankHtml(html) ? '' : sanitisePage(html);
  await db.transaction(async (tx) => {
    const current = await lockAbout(tx, facts.community.id);
    refuse(staleAboutRefusal(version, found(current).html));
    await setAbout(tx, facts.community.id, aboutHtml, json);
  });
}
