import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { homeOrders } from '../../db/schema/index.ts';

export async function homeOrderOf(db: Db, personId: string): Promise<string[]> {
  const [own] = await db
    .select({ sections: homeOrders.sections })
    .from(homeOrders)
    .where(eq(homeOrders.personId, personId));
  return own?.sections ?? [];
}
