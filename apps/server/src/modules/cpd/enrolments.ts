import { unenrolRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { refuse } from '../../http/problem.ts';
import { deleteEnrolment, lockEnrolment } from './enrolments.writes.ts';

/** Whatever happens meanwhile, what is completed stays: it is locked until it is gone. */
export async function unenrol(
  db: Db,
  personId: string,
  { courseId, courseCode }: { courseId: string; courseCode: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockEnrolment(tx, personId, courseId, courseCode);
    refuse(unenrolRefusal(row));
    if (row !== null) await deleteEnrolment(tx, row.id);
  });
}
