import type { contract, HandlerInput, MeetingReply } from '@portal/api/contract';
import { meetingReplies } from '@portal/api/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { byCommunityName } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetingFavourites, meetings, people } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { type Call, personOf } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, roleIn } from '../auth/index.ts';
import { isArchived, isMine, mine } from '../community-access/index.ts';
import { within } from '../events/index.ts';
import { assetsJson } from '../files/index.ts';
import {
  goingCount,
  isManaged,
  isMyPart,
  isOfCommunity,
  isShown,
  isShownToThem,
  myPart,
} from './shown-meetings.queries.ts';

type Explore = HandlerInput<typeof contract.meetings.explore>['body'];

/** Which meetings are asked for. */
export interface Wanted extends Omit<Explore, 'page' | 'pageSize' | 'after'> {
  /** Names the list in its cursors. */
  list: string;
  /** What stands on the dashboard, with what one does not go to or without. */
  dashboard?: 'all' | 'open' | undefined;
}

interface Paging {
  page: number;
  pageSize: number;
  after?: string | undefined;
}

/** When the list was first asked for, whether the meeting was over then, its beginning, which counts backwards then, and its id. */
const keysetShape = z.tuple([moment, z.boolean(), z.number(), keyText]);

const asOf = sql`${sql.placeholder('asOf')}::timestamptz`;
const isOver = sql<boolean>`(${meetings.endAt} <= ${asOf})`;
const begins = sql<number>`(extract(epoch from ${meetings.startAt}) * case when ${isOver} then -1 else 1 end)::float8`;
const isFavourite = sql<boolean>`exists (select 1 from ${meetingFavourites} where ${meetingFavourites.meetingId} = ${meetings.id} and ${meetingFavourites.personId} = ${sql.placeholder('personId')})`;

export type MeetingRow = Awaited<ReturnType<typeof meetingRow>>;

/** What is told of a meeting, as one person sees it. */
const columnsFor = (person: Asking) => ({
  id: meetings.id,
  communityId: meetings.communityId,
  name: meetings.name,
  description: meetings.description,
  link: meetings.link,
  number: meetings.number,
  password: meetings.password,
  startAt: meetings.startAt,
  duration: meetings.duration,
  zone: meetings.zone,
  rsvpAt: meetings.rsvpAt,
  visible: meetings.visible,
  imageAssetId: meetings.imageAssetId,
  notifiedAt: meetings.notifiedAt,
  publishedAt: meetings.publishedAt,
  version: meetings.version,
  communityName: communities.name,
  communityAlias: communities.alias,
  communityImageAssetId: communities.imageAssetId,
  myStatus: sql<MeetingReply | null>`${myPart.status}`,
  isFavorite: within<boolean>(isFavourite),
  isManaged: isManaged(person),
  canManage: sql<boolean>`(${isManaged(person)} and not ${isArchived(anyMoment)})`,
  goingCount: within<number>(goingCount(anyMoment)),
  attachments: assetsJson('meeting', meetings.id),
});

function selectMeetings(db: Db, person: Asking) {
  return db
    .select(columnsFor(person))
    .from(meetings)
    .innerJoin(communities, isOfCommunity)
    .leftJoin(mine, isMine(person))
    .leftJoin(myPart, isMyPart(person))
    .$dynamic();
}

/** A meeting that the access rule has found. */
export async function meetingRow(id: string, call: Call) {
  const person = personOf(call);
  const statement = prepared(call.db, roleIn('meeting by id', person), () =>
    selectMeetings(call.db, anyoneLike(person)).where(eq(meetings.id, sql.placeholder('id'))),
  );
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
  const where = and(isShown(asking, anyMoment), ...narrowed.conditions);
  const counting = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(mine, isMine(asking))
      .leftJoin(myPart, isMyPart(asking))
      .where(where);
  const statement = prepared(db, keyset ? `${name} behind a place` : name, () =>
    db
      .select({ ...columnsFor(asking), isOver, begins, total: sql<number>`(${counting()})` })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(mine, isMine(asking))
      .leftJoin(myPart, isMyPart(asking))
      .where(keyset ? and(where, isBehind) : where)
      .orderBy(isOver, begins, meetings.id)
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip')),
  );
  const filled = { ...fillingIn(person, now), ...narrowed.filled, asOf: since };
  const rows = await statement.execute({
    ...filled,
    ...{ wasOver, began, placeId: id, take: pageSize + 1, skip: keyset === null ? (page - 1) * pageSize : 0 },
  });
  const { rows: found, total } = await counted(rows, () => prepared(db, `how many ${name}`, counting).execute(filled));
  const cut = paged(found, pageSize, (row) => [since, row.isOver, row.begins, row.id], cursor);
  return { ...cut, total };
}

const isBehind = sql`(${isOver}, ${begins}, ${meetings.id}) > (${sql.placeholder('wasOver')}::boolean, ${sql.placeholder('began')}::float8, ${sql.placeholder('placeId')}::text)`;

/** What narrows a list, each part with its name, because the text of a statement differs with it. */
function narrowing({
  onlyFavorite,
  showPast,
  showUpcoming,
  communitiesIds,
  statuses,
  startDate,
  endDate,
  dashboard,
}: Omit<Wanted, 'list'>) {
  const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;
  const parts: { name: string; isOn: boolean; condition: SQL }[] = [
    { name: 'favourite', isOn: onlyFavorite, condition: isFavourite },
    { name: 'to come', isOn: !showPast, condition: sql`${meetings.endAt} > ${asOf}` },
    { name: 'over', isOn: !showUpcoming, condition: sql`${meetings.endAt} <= ${asOf}` },
    {
      name: 'of communities',
      isOn: communitiesIds.length > 0,
      condition: sql`${meetings.communityId} = any(${textArray(sql.placeholder('communitiesIds'))})`,
    },
    {
      name: 'answered so',
      isOn: statuses.length > 0,
      condition: sql`coalesce(${myPart.status}, 0)::text = any(${textArray(sql.placeholder('statuses'))})`,
    },
    {
      name: 'on the dashboard',
      isOn: dashboard !== undefined,
      condition: sql`(${meetings.publishedAt} is not null or coalesce(${myPart.isInvited} or ${myPart.status} <> ${sql.raw(String(meetingReplies.noResponse))}, false))`,
    },
    {
      name: 'not declined',
      isOn: dashboard === 'open',
      condition: sql`coalesce(${myPart.status} <> ${sql.raw(String(meetingReplies.cantGo))}, true)`,
    },
    { name: 'from', isOn: startDate != null, condition: sql`${meetings.startAt} >= ${at('startDate')}` },
    { name: 'until', isOn: endDate != null, condition: sql`${meetings.startAt} <= ${at('endDate')}` },
  ];
  const on = parts.filter(({ isOn }) => isOn);
  return {
    name: on.map(({ name }) => ` ${name}`).join(''),
    conditions: on.map(({ condition }) => condition),
    filled: { communitiesIds, statuses: statuses.map(String), startDate, endDate },
  };
}

/** Communities with meetings that the person may come to, and how many of those are to come. */
export async function meetingPreference(call: Call) {
  const person = personOf(call);
  const asking = anyoneLike(person);
  const statement = prepared(call.db, roleIn('communities with meetings', person), () =>
    call.db
      .select({
        id: communities.id,
        name: communities.name,
        upcoming: sql<number>`count(*) filter (where ${meetings.endAt} > ${anyMoment}::timestamptz)::int`,
      })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(mine, isMine(asking))
      .leftJoin(myPart, isMyPart(asking))
      .where(isShown(asking, anyMoment))
      .groupBy(communities.id)
      .orderBy(...byCommunityName),
  );
  const rows = await statement.execute(fillingIn(person, call.now));
  return {
    upcomingCount: rows.reduce((sum, { upcoming }) => sum + upcoming, 0),
    communities: rows.map(({ id, name }) => ({ id, name })),
  };
}

/** All who are invited to a meeting or have answered it, and may still know of it. */
export async function peopleOf({ db, now }: Call, meetingId: string, most: number) {
  return db
    .select({ userId: myPart.personId, status: myPart.status })
    .from(meetings)
    .innerJoin(communities, isOfCommunity)
    .innerJoin(myPart, eq(myPart.meetingId, meetings.id))
    .innerJoin(people, eq(people.id, myPart.personId))
    .leftJoin(mine, and(eq(mine.communityId, communities.id), eq(mine.personId, people.id)))
    .where(and(eq(meetings.id, meetingId), isShownToThem(now)))
    .orderBy(myPart.at, myPart.personId)
    .limit(most);
}
