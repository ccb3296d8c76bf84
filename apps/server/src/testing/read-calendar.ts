import ICAL from 'ical.js';
import { sync } from 'node-ical';

export interface ReadEvent {
  uid: string;
  start: string;
  end: string;
}

const byUid = (a: ReadEvent, b: ReadEvent): number => (a.uid < b.uid ? -1 : 1);

/** The events of a calendar by a parser that goes by the rules of zones that stand in it. */
export function readByRules(text: string): ReadEvent[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, startDate, endDate } = new ICAL.Event(component);
      return { uid, start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() };
    })
    .sort(byUid);
}

/** The same by a parser that goes by the names of zones. */
export function readByNames(text: string): ReadEvent[] {
  return Object.values(sync.parseICS(text))
    .flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
    .map(({ uid, start, end }) => ({ uid, start: start.toISOString(), end: end?.toISOString() ?? '' }))
    .sort(byUid);
}
