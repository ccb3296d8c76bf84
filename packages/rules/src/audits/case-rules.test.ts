import { expect, test } from 'vitest';
import { auditReminderDue, closeRefusal } from './case-rules.ts';

const setOn = '2026-10-01';

test.each([
  ['long before', '2026-11-12', null],
  ['a week before', '2026-11-13', 7],
  ['after the portal was away on that day', '2026-11-15', 7],
  ['a day before', '2026-11-19', 1],
  ['on the day itself', '2026-11-20', 1],
  ['once it is late', '2026-11-21', -1],
  ['after the portal was away for a week', '2026-11-28', -1],
  ['when nobody needs to be told any more', '2026-11-29', null],
])('what is due on 20 November, %s', (_, today, lead) => {
  expect(auditReminderDue({ dueOn: '2026-11-20', setOn }, today)).toBe(lead);
});

test('whoever was asked, or got longer, after the day of a reminder is not sent it as well', () => {
  expect(auditReminderDue({ dueOn: '2026-11-20', setOn: '2026-11-14' }, '2026-11-14')).toBeNull();
  expect(auditReminderDue({ dueOn: '2026-11-20', setOn: '2026-11-14' }, '2026-11-19')).toBe(1);
});

test.each([
  ['is open', { status: 'open', revision: 2 }, 0, null],
  ['is closed', { status: 'closed', revision: 2 }, 0, 'conflict'],
  ['has changed', { status: 'open', revision: 3 }, 0, 'stale'],
  ['has somebody who waits for a decision', { status: 'open', revision: 2 }, 1, 'conflict'],
] as const)('closing an audit that %s', (_, audit, undecided, code) => {
  expect(closeRefusal(audit, { revision: 2, undecided })?.code ?? null).toBe(code);
});
