import { randomInt } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { listLength } from './status-list.ts';
import { lastList, liveIndex, usedIn } from './badge-rows.queries.ts';
import { insertBadge } from './badge-rows.writes.ts';

/** Half of a list stays empty, so that a free place is soon drawn. */
const tries = 64;

/** The place of a certificate's credential in the lists, the same each time until it is told as revoked. Places are drawn, so that they tell nothing of an order. */
export async function statusIndexFor(db: Db, certificateNumber: string, now: Date): Promise<number> {
  const known = await liveIndex(db, certificateNumber);
  if (known !== null) return known;
  const first = (await lastList(db)) * listLength - listLength;
  const from = (await usedIn(db, first)) < listLength / 2 ? first : first + listLength;
  for (let at = 0; at < tries; at += 1) {
    const statusIndex = from + randomInt(listLength);
    const made = await insertBadge(db, statusIndex, certificateNumber, now);
    const found = made?.statusIndex ?? (await liveIndex(db, certificateNumber));
    if (found !== null) return found;
  }
  throw new Error('No place in the list of credentials was free');
}
