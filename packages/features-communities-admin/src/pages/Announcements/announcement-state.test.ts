import { expect, test } from 'vitest';
import { sampleAnnouncement } from '@portal/stories/samples/announcements';
import { stateOf } from './announcement-state.ts';

const dates = { startDate: '2026-06-10T00:00:00.000Z', endDate: '2026-06-12T00:00:00.000Z' };

test.each([
  [true, '2026-06-11T00:00:00.000Z', 'activeState'],
  [true, '2026-06-09T00:00:00.000Z', 'activeToCome'],
  [true, '2026-06-13T00:00:00.000Z', 'activeOver'],
  [false, '2026-06-11T00:00:00.000Z', 'inactiveState'],
])('active %s, at %s: %s', (isActive, now, state) => {
  expect(stateOf(sampleAnnouncement({ ...dates, isActive }), new Date(now))).toBe(state);
});
