import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { cpd, goals } = contract;

export function goalsSequences({ admin }: Subjects): Sequence[] {
  return [
    { title: 'a goal from its first line to its end', run: (target) => goalLives(target, admin) },
    { title: 'looking back on a period', run: (target) => looksBack(target, admin) },
  ];
}

async function goalLives(target: ConformanceTarget, as: string): Promise<void> {
  const { cpdPeriodId: id } = await replyTo(target, cpd.currentPeriod, {}, as);
  const standing = async () => (await replyTo(target, cpd.currentPeriod, {}, as)).standing.plan;
  const before = await standing();
  expectSame([before.goalsRequired, before.asksReflection], [1, true], 'what is asked');
  const fields = { title: 'Read a drawing', by: id, category: 'interactive', minutes: 90 };
  const made = await replyTo(target, goals.add, { params: { id }, body: fields }, as);
  expectSame([made.hours, made.doneHours, made.reachedDate, made.categoryName], [1.5, 0, null, 'Interactive'], 'new');
  const params = { id: made.goalId };
  const written = { title: 'A drawing, read', minutes: 45, completedDate: '2024-03-04T02:00:00.000Z' };
  const { cpdId } = await replyTo(target, cpd.addRecord, { body: written }, as);
  const linked = await replyTo(target, goals.link, { params, body: { recordIds: [cpdId, cpdId] } }, as);
  expectSame([linked.doneHours, linked.records.map(({ title }) => title)], [0.75, ['A drawing, read']], 'linked');
  await replyTo(target, cpd.removeRecord, { params: { id: cpdId } }, as);
  const { goals: listed } = await replyTo(target, goals.ofPeriod, { params: { id } }, as);
  expectSame(
    listed.filter(({ goalId }) => goalId === made.goalId).map((goal) => [goal.doneHours, goal.records]),
    [[0, []]],
    'once the record is deleted',
  );
  const body = { ...fields, title: 'Read two drawings', revision: 0 };
  const changed = await replyTo(target, goals.edit, { params, body }, as);
  expectSame([changed.title, changed.revision], ['Read two drawings', 1], 'the change');
  const reached = await replyTo(target, goals.reach, { params, body: { isReached: true } }, as);
  expectSame(reached.reachedDate === null, false, 'reached');
  const during = await standing();
  expectSame([during.goals, during.reached], [before.goals + 1, before.reached + 1], 'the standing');
  await replyTo(target, goals.reach, { params, body: { isReached: false } }, as);
  expectSame((await standing()).reached, before.reached, 'taken back');
  await replyTo(target, goals.remove, { params }, as);
  expectSame(await standing(), before, 'once it is deleted');
}

async function looksBack(target: ConformanceTarget, as: string): Promise<void> {
  const { cpdPeriodId: id } = await replyTo(target, cpd.currentPeriod, {}, as);
  const params = { id };
  const isReflected = async () => (await replyTo(target, cpd.currentPeriod, {}, as)).standing.plan.isReflected;
  const { reflection } = await replyTo(target, goals.ofPeriod, { params }, as);
  expectSame(reflection, { text: '', writtenDate: null, revision: 0 }, 'before');
  const body = { text: 'I asked first.', revision: 0 };
  const first = await replyTo(target, goals.reflect, { params, body }, as);
  expectSame([first.text, first.revision, await isReflected()], ['I asked first.', 1, true], 'written');
  const emptied = await replyTo(target, goals.reflect, { params, body: { text: '', revision: 1 } }, as);
  expectSame([emptied.text, emptied.revision, await isReflected()], ['', 2, false], 'taken out');
}
