import { unenrolRefusal } from '@portal/api/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { courses, enrolments } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';

/** Whatever happens meanwhile, what is completed stays: it is locked until it is gone. */
export async function unenrol(
  db: Db,
  personId: string,
  { courseId, courseCode }: { courseId: string; courseCode: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row = null] = await tx
      .select({ id: enrolments.id, status: enrolments.status })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.personId, personId), eq(courses.id, courseId), eq(courses.code, courseCode)))
      .for('update', { of: enrolments });
    refuse(unenrolRefusal(row));
    if (row !== null) await tx.delete(enrolments).where(eq(enrolments.id, row.id));
  });
}
