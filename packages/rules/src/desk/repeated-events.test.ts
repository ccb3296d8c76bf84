import { sampleFields } from '@portal/api/testing/sample-event';
import { expect, test } from 'vitest';
import { repeatedOn, repeatRefusal } from './repeated-events.ts';

const fields = {
  ...sampleFields('sydney'),
  opens: { day: '2027-02-01', time: '09:00' },
  ticketTypes: [{ id: 't-1', name: 'Full', amountCents: 0, capacity: 5, isMembersOnly: false }],
};

test('all that has a day moves along, also into another year and other clocks, and no ticket is sold of it', () => {
  const winter = repeatedOn(fields, '2027-04-30');
  expect(winter).toMatchObject({
    title: fields.title,
    start: { day: '2027-04-30', time: '09:00' },
    end: { day: '2027-04-30', time: '16:30' },
    opens: { day: '2027-03-29', time: '09:00' },
    closes: { day: '2027-04-26', time: '17:00' },
    sessions: [{ start: { day: '2027-04-30', time: '10:00' }, end: { day: '2027-04-30', time: '12:00' } }],
    ticketTypes: [{ id: null, name: 'Full' }],
  });
  expect(repeatedOn(fields, '2028-01-07').sessions[0]?.start.day).toBe('2028-01-07');
  const open = { ...fields, opens: { day: null, time: null } };
  expect(repeatedOn(open, '2027-04-30').opens).toEqual({ day: null, time: null });
});

test('an event that goes on overnight does so on every day', () => {
  const overnight = { ...fields, end: { day: '2027-03-06', time: '02:00' } };
  expect(repeatedOn(overnight, '2027-03-31').end).toEqual({ day: '2027-04-01', time: '02:00' });
});

test.each([
  [['2027-03-12', '2027-03-19'], undefined],
  [['2027-03-12', '2027-03-12'], 'A day stands here twice'],
  [['2027-03-05'], 'The event itself is on one of these days'],
])('on %j it is repeated unless: %s', (days, message) => {
  expect(repeatRefusal(fields, days)?.message).toBe(message);
});

test('a day on which its time does not come is named', () => {
  const early = { ...fields, start: { day: '2027-03-05', time: '02:30' }, sessions: [] };
  expect(repeatRefusal(early, ['2027-09-26', '2027-10-03'])).toMatchObject({
    field: 'body.days',
    message: '03/10/2027: The clocks go forward: this time does not come on that day',
  });
});
