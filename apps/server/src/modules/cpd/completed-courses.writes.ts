import { completedCourse, cpdRulesSettings, isCompleted, moduleRefusal, momentOf, rulePackOf } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, cpdRecords, enrolmentChanges, enrolments } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { completedBefore } from './completed-courses.queries.ts';
import { followSource } from './follow-source.writes.ts';
import { withdrawRecords } from './withdraw-records.writes.ts';

/** One transaction makes the records of so many. */
const atOnce = 200;

const atNoon = 'T12:00:00';

type Changed = typeof enrolmentChanges.$inferSelect;

type Keeping = Pick<Deps, 'profile'> & { now: Date };

/** Gives whoever has completed a course its record, and takes it back where that was taken back. Several servers share the work; what one was doing when it died is done again. */
export async function keepCompletedCourses({ db, profile }: Pick<Deps, 'db' | 'profile'>, now: Date): Promise<void> {
  if (moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  let processed = atOnce;
  while (processed === atOnce) processed = await db.transaction((tx) => keepSome(tx, { profile, now }));
}

async function keepSome(tx: Db, keeping: Keeping): Promise<number> {
  const changed = await tx.select().from(enrolmentChanges).limit(atOnce).for('update', { skipLocked: true });
  for (const one of changed) {
    await keepCourse(tx, one, keeping);
    await tx
      .delete(enrolmentChanges)
      .where(and(eq(enrolmentChanges.personId, one.personId), eq(enrolmentChanges.courseId, one.courseId)));
  }
  return changed.length;
}

/** It looks at the place in the course rather than at what has changed, so that it comes to the same however often it is done. */
async function keepCourse(
  tx: Db,
  { personId, courseId }: Pick<Changed, 'personId' | 'courseId'>,
  { profile, now }: Keeping,
): Promise<void> {
  const sourceKey = `course:${courseId}`;
  const [row] = await tx
    .select({ status: enrolments.status, completedOn: enrolments.completedOn, course: courses })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId)));
  if (row === undefined || !isCompleted(row))
    return withdrawRecords(tx, and(eq(cpdRecords.personId, personId), eq(cpdRecords.sourceKey, sourceKey)), now);
  const record = completedCourse(row.course, rulePackOf(featureSettings(profile, cpdRulesSettings)));
  if (record === null) return;
  const { timeZone } = profile;
  const completedAt =
    row.completedOn === null
      ? // Of what has no day, the day on which it was first heard of stays.
        ((await completedBefore(tx, { personId, sourceKey })) ?? now)
      : momentOf(`${row.completedOn}${atNoon}`, timeZone);
  await followSource(tx, [personId], {
    now,
    record: { ...record, sourceKey, title: row.course.name, completedAt, timeZone, source: 'course' },
  });
}
