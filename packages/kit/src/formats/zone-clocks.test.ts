import { expect, test } from 'vitest';
import { dateTimeFormat, placeOfZone, showSame } from './zone-clocks.ts';

const sydney = 'Australia/Sydney';

test('two zones may show the same time', () => {
  expect(showSame(sydney, 'Australia/Melbourne', '2026-01-14T22:00:00Z')).toBe(true);
  expect(showSame(sydney, 'Australia/Brisbane', '2026-01-14T22:00:00Z')).toBe(false);
  expect(showSame(sydney, 'Australia/Brisbane', '2026-07-14T22:00:00Z')).toBe(true);
  expect(placeOfZone('Australia/Lord_Howe')).toBe('Lord Howe');
});

test('a format is made once', () => {
  const format = dateTimeFormat('en-AU', { timeZone: sydney, weekday: 'short' });
  expect(dateTimeFormat('en-AU', { timeZone: sydney, weekday: 'short' })).toBe(format);
  expect(dateTimeFormat('en-AU', { timeZone: sydney, weekday: 'long' })).not.toBe(format);
});
