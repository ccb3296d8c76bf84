import type { contract, HandlerInput, MeetingReply } from '@portal/api/contract';
import { meetingReplies } from '@portal/rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { byCommunityName } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { communities, meetingFavourites, meetings, people } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { Person } from '../../http/person.ts';
import { anyMoment, anyoneLike, type Asking, fillingIn, roleIn } from '../auth/index.ts';
import { communityAccessColumns, communityAccessOf, isArchived, isMine, mine } from '../community-access/index.ts';
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

export async function findMeeting(db: Db, ids: { id: string; communityId: string }, person: Person, now: Date) {
  const statement = prepared(db, roleIn('access to a meeting', person), () => {
    const asking = anyoneLike(person);
    return db
      .select({ meeting: meetingAccessColumns, community: communityAccessColumns })
      .from(meetings)
      .innerJoin(communities, isOfCommunity)
      .leftJoin(mine, isMine(asking))
      .leftJoin(myPart, isMyPart(asking))
      .where(and(eq(meetings.id, sql.placeholder('id')), eq(communities.id, sql.placeholder('communityId'))));
  });
  const [row = null] = await statement.execute({ ...fillingIn(person), ...ids });
  return row && { ...row.meeting, community: communityAccessOf(row.community, person, now) };
}

/** What of a meeting its rules decide by; the query joins `myPart`. */
export const meetingAccessColumns = {
  id: meetings.id,
  visible: meetings.visible,
  startAt: meetings.startAt,
  duration: meetings.duration,
  rsvpAt: meetings.rsvpAt,
  zone: meetings.zone,
  imageAssetId: meetings.imageAssetId,
  version: meetings.version,
  isRemoved: sql<boolean>`${meetings.deletedAt} is not null`,
  isInvited: sql<boolean>`coalesce(${myPart.isInvited}, false)`,
};

type Explore = HandlerInput<typeof contract.meetings.explore>['body'];

/** Which meetings are asked for. */
export interface Wanted extends Omit<Explore, 'page' | 'pageSize' | 'after'> {
  /** Names the list in its cursors. */
  list: string;
  /** What stands on the dashboard, with what one does not go to or without. */
  dashboard?: 'all' | 'open' | undefined;
}

const asOf = sql`${sql.placeholder('asOf')}::timestamptz`;

const isOver = sql<boolean>`(${meetings.endAt} <= ${asOf})`;

const begins = sql<number>`(extract(epoch from ${meetings.startAt}) * case when ${isOver} then -1 else 1 end)::float8`;

const isFavourite = sql<boolean>`exists (select 1 from ${meetingFavourites} where ${meetingFavourites.meetingId} = ${meetings.id} and ${meetingFavourites.personId} = ${sql.placeholder('personId')})`;

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

const isBehind = sql`(${isOver}, ${begins}, ${meetings.id}) > (${sql.placeholder('wasOver')}::boolean, ${sql.placeholder('began')}::float8, ${sql.placeholder('placeId')}::text)`;

/** What narrows a list, each part with its name, because the text of a statement differs with it. */
export function narrowing({
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
    condition: and(...on.map(({ condition }) => condition)),
    filled: { communitiesIds, statuses: statuses.map(String), startDate, endDate },
  };
}

export function meetingById(db: Db, person: Person) {
  return prepared(db, roleIn('meeting by id', person), () =>
    selectMeetings(db, anyoneLike(person)).where(eq(meetings.id, sql.placeholder('id'))),
  );
}

export function communitiesWithMeetings(db: Db, person: Person, asking: Asking) {
  return prepared(db, roleIn('communities with meetings', person), () =>
    db
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
}

export function peopleIn(db: Db, meetingId: string, most: number, now: Date) {
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

export function countMeetings(db: Db, asking: Asking, isNarrowed: SQL | undefined) {
  return db
    .select({ total: sql<number>`count(*)::int` })
    .from(meetings)
    .innerJoin(communities, isOfCommunity)
    .leftJoin(mine, isMine(asking))
    .leftJoin(myPart, isMyPart(asking))
    .where(and(isShown(asking, anyMoment), isNarrowed));
}

/** A page of the meetings that somebody may know of, or of those behind a place in the list. */
export function meetingsShown(db: Db, asking: Asking, isNarrowed: SQL | undefined, hasPlace: boolean) {
  const where = and(isShown(asking, anyMoment), isNarrowed);
  return db
    .select({ ...columnsFor(asking), isOver, begins, total: sql<number>`(${countMeetings(db, asking, isNarrowed)})` })
    .from(meetings)
    .innerJoin(communities, isOfCommunity)
    .leftJoin(mine, isMine(asking))
    .leftJoin(myPart, isMyPart(asking))
    .where(hasPlace ? and(where, isBehind) : where)
    .orderBy(isOver, begins, meetings.id)
    .limit(sql.placeholder('take'))
    .offset(sql.placeholder('skip'));
}
