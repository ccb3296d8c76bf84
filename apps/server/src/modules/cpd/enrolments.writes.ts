import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrolments } from '../../db/schema/index.ts';

export async function lockEnrolment(tx: Db, personId: string, courseId: string, courseCode: string) {
  const [row = null] = await tx
    .select({ id: enrolments.id, status: enrolments.status })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.personId, personId), eq(courses.id, courseId), eq(courses.code, courseCode)))
    .for('update', { of: enrolments });
  return row;
}

export async function deleteEnrolment(tx: Db, id: string): Promise<void> {
  await tx.delete(enrolments).where(eq(enrolments.id, id));
}
