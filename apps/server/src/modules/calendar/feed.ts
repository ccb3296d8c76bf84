import { hash } from 'node:crypto';
import { moduleRefusal } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { userRoleOf } from '../auth/index.ts';
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts';
import { feedById, type FeedRow } from './calendar.queries.ts';
import { noteReading } from './calendar.writes.ts';
import { writeFeed } from './write-calendar.ts';

const dayMs = 86_400_000;
const yearMs = 366 * dayMs;
const hourMs = 3_600_000;
const most = 1000;

type Owner = Pick<Person, 'id' | 'role' | 'contactTypes'>;

interface ReadFeed {
  text: string;
  tag: string;
  changedAt: Date;
}

/** A calendar as its owner may see it at this moment. */
export async function readFeed(
  deps: Deps,
  sources: readonly CalendarSource[],
  id: string,
  now: Date,
): Promise<ReadFeed> {
  const found = await feedById(deps.db, id);
  if (found === null) throw notFound();
  const { feed } = found;
  const owner = { id: feed.personId, role: userRoleOf(found.role), contactTypes: found.contactTypes };
  const text = writeFeed(await entriesOf(deps, sources, owner, now), nameOf(deps), deps);
  const tag = hash('sha256', text, 'base64url');
  const changedAt = feed.tag === tag ? feed.changedAt : now;
  if (isWorthNoting(feed, tag, now)) await noteReading(deps.db, id, { readAt: now, tag, changedAt });
  return { text, tag: `"${tag}"`, changedAt };
}

async function entriesOf(
  { db, profile }: Deps,
  sources: readonly CalendarSource[],
  owner: Owner,
  now: Date,
): Promise<CalendarEntry[]> {
  const open = sources.filter(({ part }) => moduleRefusal(profile, part, owner) === null);
  if (open.length === 0) throw notFound();
  const { id: personId, role } = owner;
  const attending = { personId, role, now, profile, since: new Date(now.getTime() - yearMs), most };
  return (await Promise.all(open.map((source) => source.entriesOf(db, attending)))).flat();
}

function nameOf({ profile }: Deps): string {
  return `My events at ${profile.fullName}`;
}

/** Programs ask every few minutes; its owner is told the hour. */
function isWorthNoting({ readAt, tag: last }: FeedRow, tag: string, now: Date): boolean {
  return last !== tag || readAt === null || now.getTime() - readAt.getTime() >= hourMs;
}
