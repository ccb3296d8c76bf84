import * as z from 'zod';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { anyoneLike, fillingIn, roleIn } from '../auth/index.ts';
import {
  communitiesWithMeetings,
  countMeetings,
  meetingById,
  meetingsShown,
  narrowing,
  peopleIn,
  type Wanted,
} from './meetings.queries.ts';

interface Paging {
  page: number;
  pageSize: number;
  after?: string | undefined;
}

/** When the list was first asked for, whether the meeting was over then, its beginning, which counts backwards then, and its id. */
const keysetShape = z.tuple([moment, z.boolean(), z.number(), keyText]);

export type MeetingRow = Awaited<ReturnType<typeof meetingRow>>;

/** A meeting that the access rule has found. */
export async function meetingRow(id: string, call: Call) {
  const person = personOf(call);
  const statement = meetingById(call.db, person);
  const [row = null] = await statement.execute({ ...fillingIn(person, call.now), id });
  return row;
}

/** A list in which the next meeting comes first, and behind those to come the last one. */
export async function listMeetings({ list, ...wanted }: Wanted, { page, pageSize, after }: Paging, call: Call) {
  const { db, now } = call;
  const person = personOf(call);
  const cursor = call.deps.cursors(`meetings ${list} of ${person.id}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const [since = now.toISOString(), wasOver, began, id] = keyset ?? [];
  const asking = anyoneLike(person);
  const narrowed = narrowing(wanted);
  const name = roleIn(`meetings${narrowed.name}`, person);
  const statement = prepared(db, keyset ? `${name} behind a place` : name, () =>
    meetingsShown(db, asking, narrowed.condition, keyset !== null),
  );
  const filled = { ...fillingIn(person, now), ...narrowed.filled, asOf: since };
  const rows = await statement.execute({
    ...filled,
    ...{ wasOver, began, placeId: id, take: pageSize + 1, skip: keyset === null ? (page - 1) * pageSize : 0 },
  });
  const { rows: found, total } = await counted(rows, () =>
    prepared(db, `how many ${name}`, () => countMeetings(db, asking, narrowed.condition)).execute(filled),
  );
  const cut = paged(found, pageSize, (row) => [since, row.isOver, row.begins, row.id], cursor);
  return { ...cut, total };
}

/** Communities with meetings that the person may come to, and how many of those are to come. */
export async function meetingPreference(call: Call) {
  const person = personOf(call);
  const asking = anyoneLike(person);
  const statement = communitiesWithMeetings(call.db, person, asking);
  const rows = await statement.execute(fillingIn(person, call.now));
  return {
    upcomingCount: rows.reduce((sum, { upcoming }) => sum + upcoming, 0),
    communities: rows.map(({ id, name }) => ({ id, name })),
  };
}

/** All who are invited to a meeting or have answered it, and may still know of it. */
export async function peopleOf({ db, now }: Call, meetingId: string, most: number) {
  return peopleIn(db, meetingId, most, now);
}
