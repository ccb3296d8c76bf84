import { sampleAnnouncement } from '@portal/stories/samples/announcements';
import { expect, test } from 'vitest';
import { activated, bodyOf, valuesOf } from './announcement-values.ts';

const zone = 'Australia/Sydney';
const announcement = sampleAnnouncement({ segmentIds: ['segment-nsw'], updatedAt: '2026-11-19T02:00:00.000Z' });

test('what is read is written as it was, its days as the organisation counts them [COM-482]', () => {
  const values = valuesOf(announcement, zone);
  expect(values.updatedAt).toBe(announcement.updatedAt);
  expect(values.range).toEqual({ from: '2026-11-21', to: '2026-12-20' });
  const { title, description, link, startDate, endDate, segmentIds, isActive } = announcement;
  const written = { title, description, link, startDate, endDate, segmentIds, isActive };
  expect(bodyOf(values, zone)).toEqual(written);
  const { updatedAt } = announcement;
  expect(activated(announcement)).toEqual({ ...written, isActive: true, updatedAt });
});

test('an empty link leads nowhere [COM-653]', () => {
  expect(bodyOf({ ...valuesOf(announcement, zone), link: ' ' }, zone).link).toBeNull();
});
