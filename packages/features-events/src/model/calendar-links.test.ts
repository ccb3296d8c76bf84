import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('calendars on the web get the moments, and every word as it is', () => {
  const links = calendarLinks({
    title: 'Splints & casts + more',
    details: 'One?\nTwo#',
    location: null,
    start: new Date('2026-10-03T16:30:00Z'),
    end: new Date('2026-10-03T18:00:00Z'),
  });
  const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
  expect(fieldsOf(links.google)).toEqual({
    action: 'TEMPLATE',
    text: 'Splints & casts + more',
    details: 'One?\nTwo#',
    dates: '20261003T163000Z/20261003T180000Z',
  });
  expect(fieldsOf(links.outlook)).toMatchObject({
    subject: 'Splints & casts + more',
    startdt: '2026-10-03T16:30:00.000Z',
    enddt: '2026-10-03T18:00:00.000Z',
  });
  expect(Object.values(links).filter((link) => link.includes('+'))).toEqual([]);
});
