import type { Db } from '../db/connect.ts';
import { ownMemberships } from '../db/schema/index.ts';

type MembershipValues = typeof ownMemberships.$inferInsert;

/** A person's membership of the organisation, in good standing unless it is said otherwise. Answers its id. */
export async function seedOwnMembership(
  db: Db,
  personId: string,
  more: Partial<MembershipValues> = {},
): Promise<string> {
  const values = {
    ...{ id: `membership-${personId}`, personId, name: 'Full member' },
    ...{ joinedOn: '2015-07-01', renewedTo: '2026-06-30' },
    ...more,
  };
  const { id, ...anew } = values;
  const [row] = await db
    .insert(ownMemberships)
    .values(values)
    .onConflictDoUpdate({
      target: ownMemberships.personId,
      set: { terminatedOn: null, cancelReason: null, cancelReasonOther: null, cancelledAt: null, ...anew },
    })
    .returning({ id: ownMemberships.id });
  return row?.id ?? id;
}
