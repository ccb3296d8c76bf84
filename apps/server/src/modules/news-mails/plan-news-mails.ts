import { digestHour, digestsDue, moduleRefusal, momentOf, newsSince, typesMailed, wallTimeOf } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { newsMails } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { readerOf } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { newsOf } from '../notifications/index.ts';
import { newsMailKinds } from './news-mail-kinds.ts';
import { waitingForNews } from './plan-news-mails.queries.ts';
import { lockDigestsDue, queuedAtOnce, setDigested, setMailed } from './plan-news-mails.writes.ts';

/** What happens within so long comes in one mail. */
const restMs = 5 * 60_000;

type Planning = Pick<Deps, 'db' | 'profile'>;

/** Queues digests and mails of what has just happened. Each says from when until when, and where it ends the next begins: nothing is in two of them. */
export async function planNewsMails(deps: Planning, now: Date, signal?: AbortSignal): Promise<void> {
  if (moduleRefusal(deps.profile, { module: 'communities' }, null)?.code === 'not_found') return;
  while (signal?.aborted !== true && (await planDigests(deps, now)));
  await planAtOnce(deps, now, signal);
}

/** Answers whether there may be more. */
async function planDigests({ db, profile: { timeZone } }: Planning, now: Date): Promise<boolean> {
  const wall = wallTimeOf(now, timeZone);
  const day = wall.slice(0, 10);
  const paces = digestsDue({ weekday: weekdayOf(day), hour: Number(wall.slice(11, 13)) });
  if (paces.length === 0) return false;
  const until = momentOf(`${day}T${String(digestHour).padStart(2, '0')}:00:00`, timeZone);
  return db.transaction(async (tx) => {
    const due = await lockDigestsDue(tx, paces, until);
    await queueMails(
      tx,
      due.map(({ personId, digestedUntil }) => ({
        key: [newsMailKinds.digest, personId, day].join(':'),
        kind: newsMailKinds.digest,
        personId,
        eventId: null,
        about: spanText(newsSince(digestedUntil, now), until),
        dueAt: now,
      })),
    );
    const ids = due.map(({ personId }) => personId);
    if (ids.length > 0) await setDigested(tx, ids, until);
    return due.length === queuedAtOnce;
  });
}

async function planAtOnce(deps: Planning, now: Date, signal?: AbortSignal): Promise<void> {
  const mailedBefore = new Date(now.getTime() - restMs);
  const waiting = await waitingForNews(deps.db, mailedBefore);
  for (const wishes of waiting) {
    if (signal?.aborted) return;
    const isNews = await hasNews(deps, wishes, now);
    await deps.db.transaction((tx) => moveOn(tx, wishes, { now, isNews }));
  }
}

type Wishes = typeof newsMails.$inferSelect;

async function hasNews({ db, profile }: Planning, wishes: Wishes, now: Date): Promise<boolean> {
  const person = await readerOf(db, wishes.personId);
  if (person === null || moduleRefusal(profile, { module: 'communities' }, person) !== null) return false;
  const types = typesMailed(wishes, 'atOnce');
  const newsQuery = { types, since: newsSince(wishes.mailedUntil, now), until: now, isRead: false, take: 1 };
  return (await newsOf(db, person, newsQuery, now)).total > 0;
}

/** Where another process was quicker, it has been queued. */
async function moveOn(
  tx: Db,
  { personId, mailedUntil }: Wishes,
  { now, isNews }: { now: Date; isNews: boolean },
): Promise<void> {
  const moved = await setMailed(tx, personId, mailedUntil, now);
  if (moved.length === 0 || !isNews) return;
  const kind = newsMailKinds.atOnce;
  const about = spanText(newsSince(mailedUntil, now), now);
  await queueMails(tx, [
    { key: [kind, personId, now.toISOString()].join(':'), kind, personId, eventId: null, about, dueAt: now },
  ]);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function spanText(since: Date, until: Date): string {
  return `${since.toISOString()}/${until.toISOString()}`;
}

/** Since when and until when a mail tells of what happened. */
export function spanOf(about: string): { since: Date; until: Date } {
  const [since = '', until = ''] = about.split('/');
  return { since: new Date(since), until: new Date(until) };
}
