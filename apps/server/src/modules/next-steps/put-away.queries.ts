import type { PutAwayStep } from '@portal/rules';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { putAwaySteps } from '../../db/schema/index.ts';

/** What somebody put away longer ago than so many others is told of again. */
const most = 500;

export async function stepsPutAway(db: Db, personId: string): Promise<PutAwayStep[]> {
  const statement = prepared(db, 'steps put away by a person', () =>
    db
      .select({ kind: putAwaySteps.kind, id: putAwaySteps.targetId, at: putAwaySteps.at })
      .from(putAwaySteps)
      .where(eq(putAwaySteps.personId, sql.placeholder('personId')))
      .orderBy(desc(putAwaySteps.at))
      .limit(most),
  );
  return statement.execute({ personId });
}
