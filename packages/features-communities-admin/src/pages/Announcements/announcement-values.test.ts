import { sampleAnnouncement } from '@portal/stories/samples/announcements';
import { expect, test } from 'vitest';
import { activated, bodyOf, valuesOf } from './announcement-values.ts';

const zone = 'Australia/Sydney';
const announcement = sampleAnnouncement({ segmentIds: ['segment-nsw'] });

test('what is read is written as it was, its days as the organisation counts them [COM-482]', () => {
  const values = valuesOf(announcement, zone);
  expect(values.range).toEqual({ from: '2026-11-21', to: '2026-12-20' });
  const { title, description, link, startDate, endDate, segmentIds, isActive } = announcement;
  const written = { title, description, link, startDate, endDate, segmentIds, isActive };
  expect(bodyOf(values, zone)).toEqual(written);
  expect(activated(announcement)).toEqual({ ...written, isActive: true });
});

test('an empty link leads nowhere [COM-653]', () => {
  expect(bodyOf({ ...valuesOf(announcement, zone), link: ' ' }, zone).link).toBeNull();
});
