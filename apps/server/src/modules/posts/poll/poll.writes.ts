import { randomUUID } from 'node:crypto';
import { hasTexts, pollChangeRefusal, type PollWish } from '@portal/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { pollOptions, pollVotes, postPolls } from '../../../db/schema/index.ts';
import { textArray } from '../../../db/text-array.ts';
import { refuse } from '../../../http/problem.ts';

/** A poll, kept from changing until the transaction ends. */
export async function lockPoll(tx: Db, postId: string) {
  const [poll] = await tx.select().from(postPolls).where(eq(postPolls.postId, postId)).for('update');
  if (poll === undefined) return null;
  const { id, text, votesCount } = pollOptions;
  const options = await tx
    .select({ id, text, votesCount })
    .from(pollOptions)
    .where(eq(pollOptions.postId, postId))
    .orderBy(asc(pollOptions.position));
  return { ...poll, options };
}

/** Gives a post this poll, or none. Its answers stay the same ones as long as their words do. */
export async function changePoll(tx: Db, postId: string, wish: PollWish | null): Promise<void> {
  const poll = await lockPoll(tx, postId);
  if (poll !== null) refuse(pollChangeRefusal(poll, wish));
  if (wish === null) {
    await tx.delete(postPolls).where(eq(postPolls.postId, postId));
    return;
  }
  const { options: texts, ...values } = wish;
  await tx
    .insert(postPolls)
    .values({ ...values, postId })
    .onConflictDoUpdate({ target: postPolls.postId, set: values });
  if (poll !== null && hasTexts(poll.options, texts)) return;
  await tx.delete(pollOptions).where(eq(pollOptions.postId, postId));
  await tx.insert(pollOptions).values(texts.map((text, position) => ({ id: randomUUID(), postId, text, position })));
}

interface Vote {
  postId: string;
  personId: string;
  optionIds: readonly string[];
  at: Date;
}

/** Puts a vote in the place of the person's last one; the caller has locked the poll, so the counts follow in turn. */
export async function saveVote(tx: Db, { postId, personId, optionIds, at }: Vote): Promise<void> {
  const isTheirs = and(eq(pollVotes.postId, postId), eq(pollVotes.personId, personId));
  const [before] = await tx.select({ optionIds: pollVotes.optionIds }).from(pollVotes).where(isTheirs);
  if (optionIds.length === 0) await tx.delete(pollVotes).where(isTheirs);
  else
    await tx
      .insert(pollVotes)
      .values({ postId, personId, optionIds: [...optionIds], at })
      .onConflictDoUpdate({
        target: [pollVotes.postId, pollVotes.personId],
        set: { optionIds: [...optionIds], at },
      });
  const is = sql`(${pollOptions.id} = any(${textArray(optionIds)}))::int`;
  const was = sql`(${pollOptions.id} = any(${textArray(before?.optionIds ?? [])}))::int`;
  await tx
    .update(pollOptions)
    .set({ votesCount: sql`${pollOptions.votesCount} + ${is} - ${was}` })
    .where(and(eq(pollOptions.postId, postId), sql`${is} <> ${was}`));
  const by = Number(optionIds.length > 0) - Number(before !== undefined);
  if (by !== 0)
    await tx
      .update(postPolls)
      .set({ votersCount: sql`${postPolls.votersCount} + ${by}` })
      .where(eq(postPolls.postId, postId));
}
