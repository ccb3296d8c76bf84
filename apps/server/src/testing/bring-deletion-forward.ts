import { eq } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { accountDeletions } from '../db/schema/index.ts';

/** Lets the days pass that somebody has to keep their account, in a portal that runs on a folder. */
export async function bringDeletionForward(folder: string, personId: string): Promise<void> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined);
  await db.update(accountDeletions).set({ dueAt: new Date() }).where(eq(accountDeletions.personId, personId));
  await close();
}
