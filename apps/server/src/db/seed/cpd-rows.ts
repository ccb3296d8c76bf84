import { dayIn, daysAfter, periodAt, periodBefore, rulePacks } from '@portal/rules';
import type { World } from '@portal/demo/world';
import { claimHash, recordHash } from '../../modules/cpd/index.ts';
import type { Db } from '../connect.ts';
import {
  certificates,
  courses,
  cpdBatches,
  cpdGoalRecords,
  cpdGoals,
  cpdLeaves,
  cpdRecords,
  cpdReflections,
  enrolments,
} from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

const zone = 'Australia/Sydney';

export async function seedCpd(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  const now = at(0);
  await insertRows(
    db,
    cpdBatches,
    world.cpdBatches.map(({ createdMinutesAgo, ...batch }) => ({
      ...batch,
      recordsCount: world.cpdRecords.filter(({ batchId }) => batchId === batch.id).length,
      createdAt: at(createdMinutesAgo),
    })),
  );
  await insertRows(
    db,
    cpdRecords,
    world.cpdRecords.map((record) => recordRow(record, files, at)),
  );
  await insertRows(
    db,
    cpdLeaves,
    world.cpdLeaves.map((leave) => leaveRow(leave, now)),
  );
  await seedPlans(db, world, at);
  await insertRows(db, certificates, certificateRows(world, at));
  await insertRows(db, courses, world.courses);
  await insertRows(
    db,
    enrolments,
    world.enrolments.map((enrolment) => enrolmentRow(enrolment, now)),
  );
}

async function seedPlans(db: Db, { cpdGoals: goals, reflections }: World, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    cpdGoals,
    goals.map(({ periodsAgo, reachedMinutesAgo, recordIds: _, ...goal }) => {
      const day = lastDayOf(periodsAgo, at(0));
      const reachedAt = reachedMinutesAgo === null ? null : at(reachedMinutesAgo);
      return { ...goal, day, by: day, reachedAt, createdAt: at(0), updatedAt: at(0) };
    }),
  );
  await insertRows(
    db,
    cpdGoalRecords,
    goals.flatMap(({ id: goalId, recordIds }) => recordIds.map((recordId) => ({ goalId, recordId }))),
  );
  await insertRows(
    db,
    cpdReflections,
    reflections.map(({ personId, periodsAgo, text, writtenMinutesAgo }) => ({
      ...{ personId, text, day: lastDayOf(periodsAgo, at(0)) },
      writtenAt: at(writtenMinutesAgo),
      revision: 1,
    })),
  );
}

/** Of the period that the demo world's organisation counts by. */
function lastDayOf(periodsAgo: number, now: Date): string {
  const pack = rulePacks['ot-board'];
  let period = periodAt(pack, zone, now);
  for (let count = 0; count < periodsAgo; count += 1) period = periodBefore(pack, zone, period);
  return period.lastDay;
}

function certificateRows(world: World, at: MomentOf): (typeof certificates.$inferInsert)[] {
  const records = new Map(world.cpdRecords.map((record) => [record.id, record]));
  return world.certificates.flatMap(({ issuedMinutesAgo, revocation, ...certificate }) => {
    const record = records.get(certificate.recordId);
    if (record === undefined || record.completedMinutesAgo === null) return [];
    const completed = { ...record, completedAt: at(record.completedMinutesAgo) };
    return {
      ...certificate,
      kind: 'record' as const,
      contentHash: recordHash(completed),
      claimHash: claimHash(completed),
      issuedAt: at(issuedMinutesAgo),
      withdrawnAt: revocation && at(revocation.minutesAgo),
      withdrawnBy: revocation?.byId ?? null,
      withdrawnReason: revocation?.reason ?? '',
    };
  });
}

function recordRow(
  { attachments, completedMinutesAgo, eventId, courseId, ...record }: World['cpdRecords'][number],
  files: WorldFiles,
  at: MomentOf,
): typeof cpdRecords.$inferInsert {
  const completedAt = completedMinutesAgo === null ? null : at(completedMinutesAgo);
  const createdAt = completedAt ?? at(0);
  for (const attachment of attachments)
    files.addAttachment(attachment, {
      ownerKind: 'cpdRecord',
      ownerId: record.id,
      uploadedBy: record.personId,
      createdAt,
    });
  return {
    ...record,
    completedAt,
    relatedEventId: eventId,
    sourceKey: eventId !== null ? `event:${eventId}` : courseId === undefined ? null : `course:${courseId}`,
    createdAt,
    updatedAt: createdAt,
    revision: 0,
  };
}

function leaveRow(
  { id, personId, beginsDaysAgo, endsDaysAgo }: World['cpdLeaves'][number],
  now: Date,
): typeof cpdLeaves.$inferInsert {
  const [firstDay, lastDay] = [beginsDaysAgo, endsDaysAgo].map((days) => daysAfter(dayIn(now, zone), -days));
  return { id, personId, firstDay: firstDay ?? '', lastDay: lastDay ?? '', createdAt: now };
}

function enrolmentRow(
  { expiresInDays, completedDaysAgo, ...enrolment }: World['enrolments'][number],
  now: Date,
): typeof enrolments.$inferInsert {
  const inDays = (days: number | null) => (days === null ? null : daysAfter(dayIn(now, zone), days));
  return {
    ...enrolment,
    expiresOn: inDays(expiresInDays),
    completedOn: completedDaysAgo === null ? null : inDays(-completedDaysAgo),
    createdAt: now,
  };
}
