import { eq } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { people } from '../db/schema/index.ts';

/** Lets somebody come as if for the first time, in a portal that runs on a folder. */
export async function makeNewcomer(folder: string, personId: string): Promise<void> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined);
  await db.update(people).set({ firstLoginAt: null }).where(eq(people.id, personId));
  await close();
}
