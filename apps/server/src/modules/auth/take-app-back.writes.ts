import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { type accountAlarms, authenticators, recoveryCodes } from '../../db/schema/index.ts';
import { dropSetUps, setApp } from './authenticators.writes.ts';
import { stepAt } from './totp.ts';

type Alarm = typeof accountAlarms.$inferSelect;

/**
 * Asks no app, and takes no recovery codes, that came with the change that an alarm tells of or after it: whoever made the
 * change has them. The app that was asked before is asked again; codes that it has shown so far count as used.
 */
export async function takeAppBack(
  tx: Db,
  { own, spent }: { own: Alarm; spent: readonly Alarm[] },
  now: Date,
): Promise<void> {
  const { personId, createdAt } = own;
  await dropSetUps(tx, personId, null);
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.personId, personId), gte(recoveryCodes.madeAt, createdAt)));
  await tx
    .delete(authenticators)
    .where(and(eq(authenticators.personId, personId), gte(authenticators.addedAt, createdAt)));
  for (const { hash, appSecret: sealedSecret, appAddedAt: addedAt } of [own, ...spent]) {
    if (sealedSecret === null || addedAt === null) continue;
    // An alarm that was raised later may tell of an app that was added in between.
    if (hash !== own.hash && addedAt >= createdAt) continue;
    await setApp(tx, { personId, sealedSecret, addedAt, lastStep: stepAt(now) });
    return;
  }
}
