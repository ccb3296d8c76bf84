import type { EventDetail } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { assetUrlsOf, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { personReply } from '../people/index.ts';
import type { EventCall } from './access.ts';
import { baseReply, timesReply } from './event-reply.ts';
import { eventById } from './event-detail.queries.ts';

async function findDetail(db: Db, id: string, personId: string) {
  const statement = eventById(db);
  const [row] = await statement.execute({ id, personId });
  return found(row ?? null);
}

/** The event that the access rule has found. */
export async function eventDetail(call: EventCall): Promise<EventDetail> {
  const row = await findDetail(call.db, call.facts.event.id, personOf(call).id);
  const assetUrls = assetUrlsOf(call);
  const base = baseReply(row, call);
  const { enrolTitle, coursesTitle, coursesDescription } = row;
  return {
    ...base,
    cpdDetails: row.cpdDetails,
    content: row.contentHtml,
    tags: row.tags,
    externalUrl: row.externalUrl,
    calendarUrl: assetUrls.calendarOf(row.id),
    sessions: row.sessions.map(({ title, startAt, endAt, id, ...zones }) => ({
      title,
      ...timesReply({ ...zones, startAt: new Date(startAt), endAt: new Date(endAt) }),
      calendarUrl: assetUrls.calendarOf(row.id, id),
    })),
    canEnrolContent: row.enrolHtml,
    canEnrolLayout: enrolTitle === null ? null : { title: enrolTitle, image: base.featureImg },
    coursesLayout:
      coursesTitle === null
        ? null
        : { title: coursesTitle, description: coursesDescription ?? '', image: base.featureImg },
    sponsorContent: row.sponsorHtml,
    reasoningContent: row.reasoningHtml,
    accessContent: row.accessHtml,
    presenters: row.presenters.map(({ person, ...presenter }) => ({
      ...presenter,
      profileImageUrl: person === null ? null : personReply(person, call).avatarUrl,
    })),
  };
}
