import { sampleFields } from '@portal/api/testing/sample-event';
import { expect, test } from 'vitest';
import { repeatedOn, repeatRefusal } from './repeated-events.ts';

const fields = {
  ...sampleFields('sydney'),
  opens: { day: '2199-02-01', time: '09:00' },
  ticketTypes: [{ id: 't-1', name: 'Full', amountCents: 0, capacity: 5, isMembersOnly: false }],
};

test('all that has a day moves along, also into another year and other clocks, and no ticket is sold of it', () => {
  const winter = repeatedOn(fields, '2199-04-30');
  expect(winter).toMatchObject({
    title: fields.title,
    start: { day: '2199-04-30', time: '09:00' },
    end: { day: '2199-04-30', time: '16:30' },
    opens: { day: '2199-03-29', time: '09:00' },
    closes: { day: '2199-04-26', time: '17:00' },
    sessions: [{ start: { day: '2199-04-30', time: '10:00' }, end: { day: '2199-04-30', time: '12:00' } }],
    ticketTypes: [{ id: null, name: 'Full' }],
  });
  expect(repeatedOn(fields, '2198-01-07').sessions[0]?.start.day).toBe('2198-01-07');
  const open = { ...fields, opens: { day: null, time: null } };
  expect(repeatedOn(open, '2199-04-30').opens).toEqual({ day: null, time: null });
});

test('an event that goes on overnight does so on every day', () => {
  const overnight = { ...fields, end: { day: '2199-03-06', time: '02:00' } };
  expect(repeatedOn(overnight, '2199-03-31').end).toEqual({ day: '2199-04-01', time: '02:00' });
});

test.each([
  [['2199-03-12', '2199-03-19'], undefined],
  [['2199-03-12', '2199-03-12'], 'A day stands here twice'],
  [['2199-03-05'], 'The event itself is on one of these days'],
])('on %j it is repeated unless: %s', (days, message) => {
  expect(repeatRefusal(fields, days)?.message).toBe(message);
});

test('a day on which its time does not come is named', () => {
  const early = { ...fields, start: { day: '2199-03-05', time: '02:30' }, sessions: [] };
  expect(repeatRefusal(early, ['2199-09-29', '2199-10-06'])).toMatchObject({
    field: 'body.days',
    message: '06/10/2199: The clocks go forward: this time does not come on that day',
  });
});
