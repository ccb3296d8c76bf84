import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { authenticators } from '../../db/schema/index.ts';

/** The app that is asked when somebody signs in. */
export async function appOf(db: Db, personId: string) {
  const [app] = await db.select().from(authenticators).where(eq(authenticators.personId, personId));
  return app ?? null;
}
