import { type EventFields, limits } from '@portal/api';
import { dayIn, daysAfter, isSafeAddress } from '@portal/rules';
import { custom, each, maxLength, type NestedRules, required, section } from '@portal/kit/form';
import type { WrittenEvent } from './event-form-fields.ts';

type Row<Name extends 'sessions' | 'presenters' | 'ticketTypes' | 'cpdDetails'> = EventFields[Name][number];

/** How long before it an event is usually written. */
const daysAhead = 30;
const nothing = { day: null, time: null };

/** What somebody begins with who writes a new event. */
export function newEvent(timeZone: string, now: Date): WrittenEvent {
  const day = daysAfter(dayIn(now, timeZone), daysAhead);
  return {
    revision: 0,
    title: '',
    type: 'general',
    shortDesc: '',
    content: '',
    start: { day, time: '09:00' },
    end: { day, time: '17:00' },
    timeZone,
    locationId: '',
    address: null,
    externalUrl: null,
    cpdHours: null,
    cpdDetails: [],
    isMembersOnly: false,
    opens: nothing,
    closes: nothing,
    isSingleClick: false,
    ticketTypes: [],
    categoryIds: [],
    tagIds: [],
    sessions: [],
    presenters: [],
    sponsor: '',
    reasoning: '',
    access: '',
    enrolTitle: '',
    enrol: '',
    coursesTitle: '',
    coursesDescription: '',
  };
}

/** New rows of each list; a session that is added begins as the event does. */
export const newRows = {
  ticketTypes: (): Row<'ticketTypes'> => ({ id: null, name: '', amountCents: 0, capacity: null, isMembersOnly: false }),
  presenters: (): Row<'presenters'> => ({ name: '', role: '', profileDesc: '', personId: null }),
  cpdDetails: (): Row<'cpdDetails'> => ({ key: '', value: '' }),
  sessions: (): Row<'sessions'> => ({
    title: '',
    start: { day: '', time: '' },
    end: { day: '', time: '' },
    timeZone: '',
  }),
};

export function newSession({ start, end, timeZone, endTimeZone }: EventFields): Row<'sessions'> {
  return { title: '', start, end: { day: start.day, time: end.time }, timeZone, endTimeZone };
}

export interface RuleWords {
  required: string;
  noLink: string;
  tooLong: (most: number) => string;
}

const { event } = limits;

/** What can be judged without the server and without the other fields. */
export function rulesOf({ required: missing, noLink, tooLong }: RuleWords): NestedRules<WrittenEvent> {
  const there = [required(missing)];
  const atMost = (most: number) => maxLength(most, tooLong(most));
  const line = [required(missing), atMost(event.lineLength)];
  const dayAndTime = section({ day: there, time: there });
  return {
    title: [required(missing), atMost(event.titleLength)],
    shortDesc: [atMost(event.shortDescLength)],
    locationId: there,
    timeZone: there,
    externalUrl: [custom(isLink, noLink)],
    enrolTitle: [atMost(event.lineLength)],
    coursesTitle: [atMost(event.lineLength)],
    coursesDescription: [atMost(event.profileLength)],
    start: dayAndTime,
    end: dayAndTime,
    ticketTypes: each({ name: line }),
    sessions: each({ title: line, start: dayAndTime, end: dayAndTime, timeZone: there }),
    presenters: each({ name: line, profileDesc: [atMost(event.profileLength)] }),
    cpdDetails: each({ key: line, value: line }),
  };
}

const isLink = (text: string | null): boolean => text === null || isSafeAddress(text);
