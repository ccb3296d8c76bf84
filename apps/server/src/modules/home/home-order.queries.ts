import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { homeOrders } from '../../db/schema/index.ts';

export async function homeOrderOf(db: Db, personId: string): Promise<string[]> {
  const statement = prepared(db, 'home order of a person', () =>
    db
      .select({ sections: homeOrders.sections })
      .from(homeOrders)
      .where(eq(homeOrders.personId, sql.placeholder('personId'))),
  );
  const [own] = await statement.execute({ personId });
  return own?.sections ?? [];
}
