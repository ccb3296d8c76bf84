import { and, eq } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { enrolments } from '../db/schema/index.ts';

/** Writes what an organisation's learning system does, into the tables that are its own to write, of a portal that runs on a folder. */
export async function completeCourse(
  folder: string,
  { personId, courseId }: { personId: string; courseId: string },
): Promise<void> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined);
  const completedOn = new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' });
  await db
    .update(enrolments)
    .set({ status: 'Completed', completedOn })
    .where(and(eq(enrolments.personId, personId), eq(enrolments.courseId, courseId)));
  await close();
}
