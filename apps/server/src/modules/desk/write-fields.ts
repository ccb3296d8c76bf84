import type { EventFields } from '@portal/api/contract';
import { endZoneOf, isBlankHtml, storedPageTexts, momentAt, ownEndZone, wholeOf } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { invalid } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { locationById } from './write-fields.queries.ts';
import { holdNamed } from './write-fields.writes.ts';

/** As it is kept: markup of the allow-list alone, and nothing where nothing is drawn. */
export function normaliseFields(fields: EventFields): EventFields {
  const cleanHtml = (html: string) => (isBlankHtml(html) ? '' : sanitisePage(html));
  return {
    ...fields,
    endTimeZone: ownEndZone(fields),
    sessions: fields.sessions.map((session) => ({ ...session, endTimeZone: ownEndZone(session) })),
    content: cleanHtml(fields.content),
    sponsor: cleanHtml(fields.sponsor),
    reasoning: cleanHtml(fields.reasoning),
    access: cleanHtml(fields.access),
    enrol: cleanHtml(fields.enrol),
    categoryIds: [...new Set(fields.categoryIds)].toSorted(),
    tagIds: [...new Set(fields.tagIds)].toSorted(),
  };
}

/** What the fields name is there. */
export async function checkNamed(db: Db, fields: EventFields): Promise<void> {
  const place = await locationById(db, fields.locationId);
  if (place === undefined) throw invalid('body.locationId', 'This place is not there any more');
  const members = fields.presenters.flatMap(({ personId }) => personId ?? []);
  const named = [
    ['body.categoryIds', 'categories', fields.categoryIds],
    ['body.tagIds', 'tags', fields.tagIds],
    ['body.presenters', 'people', members],
  ] as const;
  for (const [field, kind, ids] of named) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) continue;
    const there = await holdNamed(db, kind, wanted);
    if (there.length < wanted.length) throw invalid(field, 'One of these is not there any more');
  }
}

/** The columns of an event that its fields fill. */
export function rowOf(fields: EventFields) {
  const { timeZone: zone } = fields;
  const perhaps = (at: EventFields['opens']) => {
    const whole = wholeOf(at);
    return whole === null ? null : momentAt(whole, zone);
  };
  return {
    title: fields.title,
    kind: fields.type,
    shortDesc: fields.shortDesc,
    contentHtml: fields.content,
    startAt: momentAt(fields.start, zone),
    startZone: zone,
    endAt: momentAt(fields.end, endZoneOf(fields)),
    endZone: endZoneOf(fields),
    locationId: fields.locationId,
    address: fields.address,
    externalUrl: fields.externalUrl,
    cpdHours: fields.cpdHours,
    cpdDetails: fields.cpdDetails,
    isMembersOnly: fields.isMembersOnly,
    opensAt: perhaps(fields.opens),
    closesAt: perhaps(fields.closes),
    ...storedPageTexts(fields),
  };
}
