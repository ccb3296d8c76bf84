import type { PutAwayStep } from '@portal/api/rules';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { putAwaySteps } from '../../db/schema/index.ts';

/** What somebody put away longer ago than so many others is told of again. */
const most = 500;

export async function stepsPutAway(db: Db, personId: string): Promise<PutAwayStep[]> {
  return db
    .select({ kind: putAwaySteps.kind, id: putAwaySteps.targetId, at: putAwaySteps.at })
    .from(putAwaySteps)
    .where(eq(putAwaySteps.personId, personId))
    .orderBy(desc(putAwaySteps.at))
    .limit(most);
}
