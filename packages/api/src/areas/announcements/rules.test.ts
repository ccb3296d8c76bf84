import { describe, expect, test } from 'vitest';
import { type AnnouncementFacts, isKnownTo, isRelevant } from './rules.ts';

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
