import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cpdGoalRecords, cpdGoals, cpdReflections } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { cpd, goals } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Name = Parameters<TestServer['call']>[0];

const periodOf = async (who: Name) => (await server.call(who, cpd.currentPeriod, {})).body;
async function goalOf(who: Name, title = 'Read a drawing') {
  const { cpdPeriodId: id } = await periodOf(who);
  const { status, body } = await server.call(who, goals.add, { params: { id }, body: { title, by: id } });
  expect(status).toBe(200);
  return body;
}
const recordOf = async (who: Name, minutes: number, completedDate?: string) => {
  const body = { title: 'Reading', minutes, category: 'self-directed', ...(completedDate ? { completedDate } : {}) };
  return (await server.call(who, cpd.addRecord, { body })).body.cpdId;
};

test('a goal and a reflection are all that a plan is missing, whatever the hours', async () => {
  const { cpdPeriodId: id } = await periodOf('member');
  expect((await periodOf('member')).standing).toMatchObject({
    isMet: false,
    plan: { goals: 0, goalsRequired: 1, isReflected: false, asksReflection: true, isMet: false },
  });
  await goalOf('member');
  await server.call('member', goals.reflect, { params: { id }, body: { text: 'I asked first.', revision: 0 } });
  expect((await periodOf('member')).standing).toMatchObject({ isMet: false, plan: { goals: 1, isMet: true } });
});

test('what is not finished is linked and adds nothing, what is deleted is gone, and comes back', async () => {
  const { goalId: id } = await goalOf('other');
  const [done, begun] = [await recordOf('other', 90, '2026-03-01T00:00:00.000Z'), await recordOf('other', 30)];
  const params = { id };
  const { body } = await server.call('other', goals.link, { params, body: { recordIds: [begun, done] } });
  expect([body.doneHours, body.records.map(({ cpdId }) => cpdId)]).toEqual([1.5, [done, begun]]);
  await server.call('other', cpd.removeRecord, { params: { id: done } });
  const plan = async () => {
    const { cpdPeriodId } = await periodOf('other');
    const found = await server.call('other', goals.ofPeriod, { params: { id: cpdPeriodId } });
    return found.body.goals.map((goal) => [goal.doneHours, goal.records.length]);
  };
  expect(await plan()).toEqual([[0, 1]]);
  await server.call('other', cpd.restoreRecord, { params: { id: done } });
  expect(await plan()).toEqual([[1.5, 2]]);
});

test('a deleted record of one’s own is not linked, nor one of somebody else, and nothing changes', async () => {
  const { goalId: id } = await goalOf('editor');
  const [mine, gone] = [await recordOf('editor', 30), await recordOf('editor', 30)];
  const others = await recordOf('moderator', 30);
  await server.call('editor', cpd.removeRecord, { params: { id: gone } });
  await server.call('editor', goals.link, { params: { id }, body: { recordIds: [mine] } });
  for (const wrong of [gone, others, 'nothing']) {
    const { status } = await server.call('editor', goals.link, { params: { id }, body: { recordIds: [mine, wrong] } });
    expect(status).toBe(404);
  }
  const rows = await server.db.select().from(cpdGoalRecords).where(eq(cpdGoalRecords.goalId, id));
  expect(rows).toEqual([{ goalId: id, recordId: mine }]);
});

test('two who write the first reflection at once keep one of them, and the other is told', async () => {
  const { cpdPeriodId: id } = await periodOf('owner');
  const write = (text: string) => server.call('owner', goals.reflect, { params: { id }, body: { text, revision: 0 } });
  const answers = await Promise.all(['One.', 'Two.', 'Three.'].map(write));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  const rows = await server.db.select().from(cpdReflections).where(eq(cpdReflections.personId, 'owner'));
  expect(rows.map(({ text, revision }) => [text, revision])).toEqual([
    [answers.find(({ status }) => status === 200)?.body.text, 1],
  ]);
});

test('a goal that is marked twice keeps its first day, and there are thirty of a period', async () => {
  const { goalId: id } = await goalOf('manager');
  const mark = (isReached: boolean) => server.call('manager', goals.reach, { params: { id }, body: { isReached } });
  const first = (await mark(true)).body.reachedDate;
  server.clock.pass(60_000);
  expect((await mark(true)).body.reachedDate).toBe(first);
  expect((await mark(false)).body.reachedDate).toBeNull();
  const [row] = await server.db.select().from(cpdGoals).where(eq(cpdGoals.id, id));
  const many = Array.from({ length: 29 }, (_, at) => ({ ...row!, id: `many-${at}` }));
  await server.db.insert(cpdGoals).values(many);
  const period = { id: row!.day };
  const more = { params: period, body: { title: 'One more', by: row!.day } };
  expect((await server.call('manager', goals.add, more)).status).toBe(409);
  const before = server.statements.length;
  await server.call('manager', goals.ofPeriod, { params: period });
  expect(server.statements.slice(before).filter((text) => text.includes('cpd_'))).toHaveLength(4);
});
