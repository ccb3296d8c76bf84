import { everyMailedKind } from '@portal/rules';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newsMails } from '../../db/schema/index.ts';

/** Of those who may have news so many are looked at each time, who has waited longest first. */
const lookedAt = 200;

export const isGotBy = (channel: 'digest' | 'atOnce') =>
  or(...everyMailedKind.map((kind) => eq(newsMails[kind], channel)));

export function waitingForNews(db: Db, mailedBefore: Date) {
  return db
    .select()
    .from(newsMails)
    .where(and(lte(newsMails.mailedUntil, mailedBefore), isGotBy('atOnce')))
    .orderBy(asc(newsMails.mailedUntil))
    .limit(lookedAt);
}
