import { describe, expect, test } from 'vitest';
import {
  announcementDaysRefusal,
  type AnnouncementFacts,
  announcementLink,
  announcementLinkRefusal,
  isKnownTo,
  isRelevant,
  momentsOfAnnouncement,
} from './rules.ts';

const now = new Date('2026-06-10T00:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const shown: AnnouncementFacts = {
  isActive: true,
  startsAt: later(-1000),
  endsAt: later(1000),
  segmentIds: [],
  isDismissed: false,
};
const reader = { segmentIds: ['north', 'west'] };

describe('whom an announcement is shown to, and who may put it away', () => {
  test.each<[string, Partial<AnnouncementFacts>, boolean, boolean]>([
    ['active, in its time, for all', {}, true, true],
    ['inactive', { isActive: false }, false, true],
    ['to come', { startsAt: later(1) }, false, false],
    ['beginning now', { startsAt: now }, true, true],
    ['ending now', { endsAt: now }, true, true],
    ['over', { endsAt: later(-1) }, false, true],
    ['for one of their segments', { segmentIds: ['south', 'west'] }, true, true],
    ['for another segment', { segmentIds: ['south'] }, false, false],
    ['put away by them', { isDismissed: true }, false, true],
  ])('%s [COM-485]', (_, facts, isShown, mayPutAway) => {
    const announcement = { ...shown, ...facts };
    expect(isRelevant(announcement, reader, now)).toBe(isShown);
    expect(isKnownTo(announcement, reader, now)).toBe(mayPutAway);
  });

  test('somebody of no segment is shown what is for all alone [COM-485]', () => {
    expect(isRelevant(shown, { segmentIds: [] }, now)).toBe(true);
    expect(isRelevant({ ...shown, segmentIds: ['north'] }, { segmentIds: [] }, now)).toBe(false);
  });
});

const zone = 'Australia/Sydney';
// In Sydney it is ten in the morning of the tenth.
const days = { now, zone };

test.each<[string, string, string, string | null, string | null]>([
  ['today and no longer', '2026-06-10', '2026-06-10', null, null],
  ['some days to come', '2026-06-12', '2026-06-30', null, null],
  ['from yesterday on [COM-656]', '2026-06-09', '2026-06-30', null, 'body.startDate'],
  ['from yesterday on, as before', '2026-06-09', '2026-06-30', '2026-06-09', null],
  ['an end before the start', '2026-06-12', '2026-06-11', null, 'body.endDate'],
])('the days of an announcement: %s', (_, start, end, before, field) => {
  const startedBefore = before === null ? null : momentsOfAnnouncement({ start: before, end: before }, zone);
  expect(announcementDaysRefusal(momentsOfAnnouncement({ start, end }, zone), startedBefore, days)?.field ?? null).toBe(
    field,
  );
});

test('it is told from the first moment of a day to the last of another, as the organisation counts them', () => {
  const { startsAt, endsAt } = momentsOfAnnouncement({ start: '2026-06-10', end: '2026-06-11' }, zone);
  expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
    '2026-06-09T14:00:00.000Z',
    '2026-06-11T13:59:59.999Z',
  ]);
});

test.each([
  ['https://example.org/programme?day=1', 'https://example.org/programme?day=1'],
  ['http://example.org:8080', 'http://example.org:8080'],
  ['example.org/programme', 'https://example.org/programme'],
  ['', null],
  [null, null],
])('%s is a link of an announcement [COM-653] [COM-654]', (text, expected) => {
  expect([announcementLinkRefusal(text), announcementLink(text)]).toEqual([null, expected]);
});

test.each(['example', 'https://localhost', 'javascript:alert(1)', 'ftp://example.org', 'two words.org', '/events'])(
  '%s is none [COM-652] [COM-654]',
  (text) => expect(announcementLinkRefusal(text)?.message).toBe('Please enter valid link'),
);
