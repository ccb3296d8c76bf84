import { randomUUID } from 'node:crypto';
import { type HandlerReply, limits } from '@portal/api/contract';
import {
  type Held,
  heldPost,
  isNewcomer,
  knownSince,
  linksIn,
  momentsOfDay,
  newcomerCommentRefusal,
  newcomerPostRefusal,
  reviewWordRefusal,
  type Writer,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { conflict, notFound, refuse } from '../../http/problem.ts';
import type { CommunityAccess } from '../community-access/index.ts';
import { countPostsSince, datesOf, type Moderation, pendingEditOf, reviewWordRows, wordsIn } from './review.queries.ts';
import { deleteReviewWord, insertReviewWord } from './review.writes.ts';
type ReviewWord = HandlerReply<Moderation['addReviewWord']>;

const dayMs = 86_400_000;

/** Whoever writes, as somebody of whom the rules ask how long they have been there. */
async function writerOf(db: Db, call: Call, { permissions }: CommunityAccess): Promise<Writer> {
  const row = await datesOf(db, personOf(call).id);
  const joinedAt = row?.joinedOn ? momentsOfDay(row.joinedOn, call.deps.profile.timeZone).begins : null;
  return { since: knownSince(row?.madeAt ?? call.now, joinedAt), approves: permissions.has('postApprove') };
}

/** Whether a new post is held; refuses one too many of a new account, also where it writes several at once. */
export async function holdNewPost(
  tx: Db,
  text: { title: string; html: string },
  community: CommunityAccess,
  call: Call,
): Promise<Held | null> {
  const writer = await writerOf(tx, call, community);
  if (writer.approves) return null;
  if (isNewcomer(writer.since, call.now)) {
    const { id } = personOf(call);
    await lockPerson(tx, id);
    const since = new Date(call.now.getTime() - dayMs);
    const written = await countPostsSince(tx, id, since);
    refuse(newcomerPostRefusal(writer, written?.count ?? 0, call.now));
  }
  return heldPost(text, writer, await wordsIn(tx), call.now);
}

/** Whether an edit of a published post is held for a word that it brings in, or because another waits already. */
export async function holdsEdit(
  tx: Db,
  { postId, ...text }: { postId: string; title: string; html: string },
  community: CommunityAccess,
  call: Call,
): Promise<boolean> {
  const writer = await writerOf(tx, call, community);
  if (writer.approves) return false;
  const waiting = await pendingEditOf(tx, postId);
  if (waiting?.by === personOf(call).id) return true;
  return heldPost(text, writer, await wordsIn(tx), call.now) !== null;
}

/** Refuses a comment full of links by a new account. */
export async function refuseNewcomerLinks(html: string, community: CommunityAccess, call: Call): Promise<void> {
  if (linksIn(html) <= limits.newcomer.links) return;
  refuse(newcomerCommentRefusal(await writerOf(call.db, call, community), html, call.now));
}

export async function listReviewWords(db: Db): Promise<{ words: ReviewWord[] }> {
  const rows = await reviewWordRows(db);
  return { words: rows.map(wordReply) };
}

export async function addReviewWord(text: string, call: Call): Promise<ReviewWord> {
  const row = { id: randomUUID(), text, createdAt: call.now, createdBy: personOf(call).id };
  refuse(reviewWordRefusal(await wordsIn(call.db), text));
  const added = await insertReviewWord(call.db, row);
  if (added.length === 0) throw conflict('This stands in the list already.');
  return wordReply(row);
}

export async function removeReviewWord(id: string, { db }: Call): Promise<void> {
  const removed = await deleteReviewWord(db, id);
  if (removed.length === 0) throw notFound();
}

function wordReply({ id, text, createdAt }: { id: string; text: string; createdAt: Date }): ReviewWord {
  return { id, text, createdAt: createdAt.toISOString() };
}
