import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { sampleChoices, sampleFile } from './sample-import.ts';
import { contract } from '@portal/api/contract';

const { cpd } = contract;

export function cpdSequences({ world, member, admin }: Subjects): Sequence[] {
  const [, course] = world.courses;
  return [
    {
      title: 'leaving a course',
      async run(target) {
        const codes = async (status: string | null) => {
          const { enrolments } = await replyTo(target, cpd.enrolments, { body: { status } }, member);
          return enrolments.map(({ courseCode }) => courseCode);
        };
        const [before, all] = [await codes('Active'), await codes(null)];
        await replyTo(
          target,
          cpd.unenrol,
          { body: { courseId: course?.id ?? '', courseCode: course?.code ?? '' } },
          member,
        );
        const without = (list: string[]) => list.filter((code) => code !== course?.code);
        expectSame(await codes('Active'), without(before), 'what is open');
        expectSame(await codes(null), without(all), 'all of them');
        expectSame(all.length - before.length, 4, 'those of another status');
      },
    },
    {
      title: 'a certificate that staff revoke and reinstate',
      run: (target) => certificateLives(target, { world, member, admin }),
    },
    { title: 'a CPD record from its first line to being taken back', run: (target) => recordLives(target, admin) },
    { title: 'events that fill a gap', run: (target) => fillsGap(target, admin) },
    { title: 'a file of CPD records, and taking them out again', run: (target) => importLives(target, admin) },
    { title: 'an entry of several days, and taking it out again', run: (target) => seriesLives(target, admin) },
  ];
}

async function recordLives(target: ConformanceTarget, as: string): Promise<void> {
  const hours = async () => (await replyTo(target, cpd.currentPeriod, {}, as)).completedTotalHours;
  const before = await hours();
  const { timeZone } = await replyTo(target, cpd.options, {}, as);
  expectSame(timeZone, 'Australia/Sydney', 'the clock of the organisation');
  const [newest] = (await replyTo(target, cpd.periods, {}, as)).map(({ periodStartDate }) => periodStartDate);
  const written = { title: 'Peer supervision', minutes: 90, completedDate: newest ?? '', learned: 'To ask first.' };
  const made = await replyTo(target, cpd.addRecord, { body: written }, as);
  expectSame(
    [made.hours, made.source, made.isLocked, made.learned],
    [1.5, 'own', false, 'To ask first.'],
    'the record',
  );
  expectSame(await hours(), before + 1.5, 'once it is written');
  const params = { id: made.cpdId };
  const body = { ...written, minutes: 120, revision: made.revision };
  const changed = await replyTo(target, cpd.editRecord, { params, body }, as);
  expectSame([changed.hours, changed.revision], [2, made.revision + 1], 'the change');
  await replyTo(target, cpd.removeRecord, { params }, as);
  expectSame(await hours(), before, 'once it is deleted');
  await replyTo(target, cpd.restoreRecord, { params }, as);
  expectSame(await hours(), before + 2, 'once it is taken back');
}

async function certificateLives(
  target: ConformanceTarget,
  { world, member, admin: as }: Pick<Subjects, 'world' | 'member' | 'admin'>,
): Promise<void> {
  // Those of the member are revoked by other examples.
  const one = world.certificates.find(({ personId, revocation }) => revocation === null && personId !== member);
  const number = one?.number ?? '';
  const params = { number };
  const currentState = async () => {
    const { status } = await replyTo(target, cpd.verify, { params });
    const { certificates } = await replyTo(target, cpd.issued, { body: { keyword: number } }, as);
    return [status, ...certificates.map((found) => [found.number, found.status, found.revocation?.reason])];
  };
  expectSame(await currentState(), ['genuine', [number, 'genuine', undefined]], 'as it was issued');
  await replyTo(target, cpd.revoke, { params, body: { reason: 'A duplicate.' } }, as);
  expectSame(await currentState(), ['revoked', [number, 'revoked', 'A duplicate.']], 'once it is revoked');
  const revoked = await replyTo(target, cpd.issued, { body: { isRevoked: true } }, as);
  expectSame(
    revoked.certificates.some((found) => found.number === number),
    true,
    'among those that are revoked',
  );
  await replyTo(target, cpd.reinstate, { params }, as);
  expectSame(await currentState(), ['genuine', [number, 'genuine', undefined]], 'once it is reinstated');
}

async function importLives(target: ConformanceTarget, as: string): Promise<void> {
  const preview = await replyTo(target, cpd.previewImport, { body: { text: sampleFile } }, as);
  expectSame(preview.choices, sampleChoices, 'what the columns are taken for');
  expectSame(
    preview.lines.map(({ line, day, hours, problem, isRepeated }) => [line, day, hours, problem, isRepeated]),
    [
      [2, '2024-03-05', 1.5, null, false],
      [3, '2024-03-05', 1.5, null, true],
      [4, null, 1, { field: 'completedDate', kind: 'missing' }, false],
    ],
    'the lines',
  );
  const order = { text: sampleFile, fileName: 'log.csv', choices: sampleChoices, lines: [2, 3] };
  const made = await replyTo(target, cpd.importRecords, { body: order }, as);
  expectSame([made.name, made.recordsCount, made.leftCount], ['log.csv', 2, 2], 'the import');
  const isRepeated = async () =>
    (await replyTo(target, cpd.previewImport, { body: { text: sampleFile } }, as)).lines.map((one) => one.isRepeated);
  expectSame(await isRepeated(), [true, true, false], 'once it is there');
  const query = { periodId: '2024-11-30' };
  const { cpdRecords } = await replyTo(target, cpd.records, { query }, as);
  const changed = cpdRecords.find(({ title }) => title === 'Hand therapy evening')?.cpdId ?? '';
  const params = { id: changed };
  const body = { title: 'Hand therapy, mine', minutes: 60, revision: 0 };
  await replyTo(target, cpd.editRecord, { params, body }, as);
  const undo = () => replyTo(target, cpd.undoBatch, { params: { id: made.batchId } }, as);
  const kept = [{ cpdId: changed, title: 'Hand therapy, mine' }];
  expectSame(await undo(), { removedCount: 1, kept }, 'taken out');
  expectSame(await undo(), { removedCount: 0, kept }, 'taken out again');
  const { batches } = await replyTo(target, cpd.batches, {}, as);
  expectSame([batches[0]?.batchId, batches[0]?.leftCount], [made.batchId, 1], 'what is left');
}

/** What is offered gives something of what is missing and is offered no more once nothing is. */
async function fillsGap(target: ConformanceTarget, as: string): Promise<void> {
  const offered = async () => (await replyTo(target, cpd.gapEvents, {}, as)).events;
  const { standing, periodEndDate, periodStartDate } = await replyTo(target, cpd.currentPeriod, {}, as);
  const events = await offered();
  const kinds = standing.missing.map(({ kind }) => kind as string);
  // In the last days of a period there may be none.
  expectSame(events.length <= 3, true, 'how many there are');
  expectSame(
    events.every(
      ({ hours, fills, eventStartUtc }) => hours > 0 && kinds.includes(fills.kind) && eventStartUtc < periodEndDate,
    ),
    true,
    'what they give',
  );
  const record = { title: 'A long course', minutes: 6000, category: 'interactive', completedDate: periodStartDate };
  const made = await replyTo(target, cpd.addRecord, { body: record }, as);
  expectSame(await offered(), [], 'once nothing is missing');
  await replyTo(target, cpd.removeRecord, { params: { id: made.cpdId } }, as);
}

async function seriesLives(target: ConformanceTarget, as: string): Promise<void> {
  const query = { periodId: '2022-11-30' };
  const days = ['2022-03-07', '2022-03-14', '2022-04-04'];
  const body = { title: 'Supervision, weekly', minutes: 60, days, time: '17:30', learned: 'To ask first.' };
  const made = await replyTo(target, cpd.addSeries, { body }, as);
  expectSame([made.kind, made.name, made.recordsCount, made.leftCount], ['series', body.title, 3, 3], 'the series');
  const mine = async () => {
    const { cpdRecords } = await replyTo(target, cpd.records, { query }, as);
    return cpdRecords.filter(({ title }) => title.startsWith('Supervision'));
  };
  const written = await mine();
  // The clock goes back between the second and the third.
  const moments = ['2022-04-04T07:30:00.000Z', '2022-03-14T06:30:00.000Z', '2022-03-07T06:30:00.000Z'];
  expectSame(
    written.map(({ completedDate, hours, source }) => [completedDate, hours, source]),
    moments.map((moment) => [moment, 1, 'own']),
    'a record of each day',
  );
  const changed = written[0]?.cpdId ?? '';
  const change = { title: 'Supervision, mine', minutes: 60, completedDate: moments[0] ?? '', revision: 0 };
  await replyTo(target, cpd.editRecord, { params: { id: changed }, body: change }, as);
  const undone = await replyTo(target, cpd.undoBatch, { params: { id: made.batchId } }, as);
  expectSame(undone, { removedCount: 2, kept: [{ cpdId: changed, title: change.title }] }, 'taken out');
  expectSame(
    (await mine()).map(({ cpdId }) => cpdId),
    [changed],
    'what is left',
  );
}
