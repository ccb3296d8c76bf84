import { contract } from '@portal/api/contract';
import type { Profile } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { people } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { bearer } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { cpd, nextSteps } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await addCrowd(server, ['learner', 'lapsed']);
});
afterEach(() => server.close());

function passTo(day: string) {
  server.clock.pass(new Date(`${day}T02:00:00Z`).getTime() - server.clock.now().getTime());
}

async function missingOf(who: string) {
  const { status, body } = await server.call(who, nextSteps.list, {});
  expect(status).toBe(200);
  return body.steps.filter(({ kind }) => kind === 'finishCpd');
}

async function record(minutes: number, category: string) {
  const body = { title: 'A course', minutes, completedDate: '2026-03-01T00:00:00.000Z', category };
  expect((await server.call('learner', cpd.addRecord, { body })).status).toBe(200);
}

test('hours that are missing are told sixty days before the period ends, with how many, of what and by when, until they are done', async () => {
  passTo('2026-10-01');
  expect(await missingOf('learner')).toEqual([]);
  passTo('2026-10-02');
  expect(await missingOf('learner')).toEqual([
    {
      ...{ kind: 'finishCpd', id: '2026-11-30', title: 'Occupational Therapy Board of Australia' },
      ...{ by: '2026-11-30T13:00:00.000Z', alias: null, count: null },
      cpd: {
        unit: 'hours',
        missing: [
          { categoryName: null, hours: 20, exact: null },
          { categoryName: 'Interactive', hours: 5, exact: null },
        ],
      },
    },
  ]);
  await record(489, 'interactive');
  const [step] = await missingOf('learner');
  expect(step?.cpd?.missing).toEqual([{ categoryName: null, hours: 11.85, exact: { h: 11, min: 51 } }]);
  await record(711, 'self-directed');
  expect(await missingOf('learner')).toEqual([]);
});

test('what is put away comes no more for this period, and once more for the next', async () => {
  passTo('2026-10-10');
  const body = { kind: 'finishCpd', id: '2026-11-30' } as const;
  expect((await server.call('learner', nextSteps.putAway, { body })).status).toBe(200);
  expect(await missingOf('learner')).toEqual([]);
  passTo('2026-11-30');
  expect(await missingOf('learner')).toEqual([]);
  passTo('2026-12-01');
  expect(await missingOf('learner')).toEqual([]);
  passTo('2027-10-10');
  expect((await missingOf('learner')).map(({ id }) => id)).toEqual(['2027-11-30']);
});

test('nobody is told who is held to nothing, and nobody where CPD is off', async () => {
  passTo('2026-10-10');
  await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'lapsed'));
  for (const who of ['staff', 'client', 'lapsed']) expect(await missingOf(who), who).toEqual([]);
  const headers = bearer(await server.tokenOf('learner'));
  const stepKinds = async (profile: Profile) => {
    const answer = await createApp({ ...server.deps, profile }).request(nextSteps.list.path, { headers });
    return nextSteps.list.reply.schema.parse(await answer.json()).steps.map(({ kind }) => kind);
  };
  const { modules } = profiles.ota;
  const without = { ...profiles.ota, modules: { ...modules, cpd: { ...modules.cpd, enabled: false } } };
  expect(await stepKinds(profiles.ota)).toContain('finishCpd');
  expect(await stepKinds(without)).not.toContain('finishCpd');
});
