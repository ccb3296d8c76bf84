import type { EventFields } from '@portal/api/contract';
import { dayAndTimeOf, pageTextsOf } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { events } from '../../db/schema/index.ts';
import { found } from '../../http/problem.ts';
import { categoryLinksOf, eventRow, presentersOf, sessionsOf, tagLinksOf, typesOf } from './read-fields.queries.ts';

type Row = typeof events.$inferSelect;

/** An event with its parts, as those see it who change it. */
export async function readFields(db: Db, id: string): Promise<EventFields> {
  const event = await eventRow(db, id);
  return { ...ownFields(found(event)), ...(await readParts(db, id)) };
}

function ownFields(event: Row): Omit<EventFields, keyof Awaited<ReturnType<typeof readParts>>> {
  const zone = event.startZone;
  const perhaps = (moment: Date | null) => (moment === null ? { day: null, time: null } : dayAndTimeOf(moment, zone));
  return {
    title: event.title,
    type: event.kind,
    shortDesc: event.shortDesc,
    content: event.contentHtml,
    start: dayAndTimeOf(event.startAt, zone),
    end: dayAndTimeOf(event.endAt, event.endZone),
    timeZone: zone,
    ...otherEnd(event),
    locationId: event.locationId,
    address: event.address,
    externalUrl: event.externalUrl,
    cpdHours: event.cpdHours,
    cpdDetails: event.cpdDetails,
    isMembersOnly: event.isMembersOnly,
    opens: perhaps(event.opensAt),
    closes: perhaps(event.closesAt),
    isSingleClick: event.singleClickTicketTypeId !== null,
    ...pageTextsOf(event),
  };
}

/** The zone of an end, where it is another than that of its start. */
function otherEnd({ startZone, endZone }: Pick<Row, 'startZone' | 'endZone'>): { endTimeZone?: string } {
  return startZone === endZone ? {} : { endTimeZone: endZone };
}

async function readParts(db: Db, id: string) {
  const types = await typesOf(db, id);
  const sessions = await sessionsOf(db, id);
  const presenters = await presentersOf(db, id);
  const categories = await categoryLinksOf(db, id);
  const tags = await tagLinksOf(db, id);
  return {
    ticketTypes: types.map(({ id: typeId, name, amountCents, capacity, isMembersOnly }) => ({
      ...{ id: typeId, name, amountCents, capacity, isMembersOnly },
    })),
    sessions: sessions.map(({ title, startAt, endAt, startZone, endZone }) => ({
      title,
      start: dayAndTimeOf(startAt, startZone),
      end: dayAndTimeOf(endAt, endZone),
      timeZone: startZone,
      ...otherEnd({ startZone, endZone }),
    })),
    presenters: presenters.map(({ name, role, profileDesc, personId }) => ({ name, role, profileDesc, personId })),
    categoryIds: categories.map(({ categoryId }) => categoryId).toSorted(),
    tagIds: tags.map(({ tagId }) => tagId).toSorted(),
  };
}
