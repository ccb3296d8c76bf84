import type { UserRole } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { memberships, people } from '../../db/schema/index.ts';
import { countMember } from '../joining/index.ts';

/** In every community, whatever it was there; counts follow. */
export async function endMemberships(tx: Db, personId: string): Promise<void> {
  const ended = await tx
    .delete(memberships)
    .where(eq(memberships.personId, personId))
    .returning({ communityId: memberships.communityId, status: memberships.status });
  for (const { communityId, status } of ended.toSorted((a, b) => (a.communityId < b.communityId ? -1 : 1)))
    if (status === 'Joined' || status === 'Awaiting') await countMember(tx, communityId, status, -1);
}

export async function setRole(tx: Db, personId: string, role: UserRole): Promise<void> {
  await tx.update(people).set({ role }).where(eq(people.id, personId));
}
