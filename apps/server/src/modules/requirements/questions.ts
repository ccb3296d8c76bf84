import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { questionsRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { found, notFound, refuse } from '../../http/problem.ts';
import type { CommunityCall } from '../communities/index.ts';
import { questionPositions } from './questions.queries.ts';
import { changeQuestion, deleteQuestion, insertQuestions, lockCommunity } from './questions.writes.ts';

type Requirements = typeof contract.requirements;
type Question = HandlerInput<Requirements['editQuestion']>['body'];

/** Asks these behind those that are asked already. */
export async function addQuestions(
  questions: readonly Question[],
  { db, facts }: CommunityCall,
): Promise<HandlerReply<Requirements['addQuestions']>> {
  const { id: communityId } = facts.community;
  const added = questions.map((question) => ({ id: randomUUID(), ...question }));
  await db.transaction(async (tx) => {
    const known = await lockQuestions(tx, communityId);
    refuse(questionsRefusal(known, known.questions.length + added.length));
    const last = Math.max(-1, ...known.questions.map(({ position }) => position));
    await insertQuestions(tx, communityId, added, last);
  });
  return { questions: added };
}

export async function editQuestion(id: string, question: Question, { db, facts }: CommunityCall): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await lockQuestions(tx, facts.community.id);
    if (!known.questions.some((one) => one.id === id)) throw notFound();
    refuse(questionsRefusal(known, known.questions.length));
    await changeQuestion(tx, id, question);
  });
}

/** What was answered to it goes with it; its files are then nobody's. */
export async function removeQuestion(id: string, { db, facts }: CommunityCall): Promise<void> {
  const removed = await deleteQuestion(db, id, facts.community.id);
  if (removed.length === 0) throw notFound();
}

/** Whether a community asks, and what: those who change its questions do so one after the other. */
async function lockQuestions(tx: Db, communityId: string) {
  const community = await lockCommunity(tx, communityId);
  const questions = await questionPositions(tx, communityId);
  return { ...found(community), questions };
}
