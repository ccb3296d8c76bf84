import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notifyOfResolution } from '../activities/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { deciderOf } from './log-action.ts';
import { type LockedReport, resolveReports } from './decide-reports.writes.ts';
import { placesOf } from './decide-reports.queries.ts';

/** Settles reports that are locked and open, and lets those know who wrote them: by mail where what was done is written down. */
export async function decideReports(
  tx: Db,
  open: readonly LockedReport[],
  actionId: number | null,
  call: Call,
): Promise<void> {
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  await resolveReports(tx, ids, call.now);
  const places = await placesOf(tx, ids);
  const placeOf = new Map(places.map(({ reportId, ...place }) => [reportId, place]));
  const news = open.flatMap(({ id, commentId, reporterId }) => {
    const place = placeOf.get(id);
    return place ? [{ ...place, commentId, reporterId }] : [];
  });
  await notifyOfResolution(tx, news, { initiatorId: personOf(call).id, at: call.now });
  if (actionId === null) return;
  const about = String(actionId);
  const reporters = new Set(open.map(({ reporterId }) => reporterId));
  reporters.delete(deciderOf(call).id);
  await queueMails(
    tx,
    [...reporters].map((personId) => ({
      key: `reportDecided:${about}:${personId}`,
      ...{ kind: 'reportDecided' as const, personId, eventId: null, about, dueAt: call.now },
    })),
  );
}
