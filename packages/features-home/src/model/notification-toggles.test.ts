import { expect, test } from 'vitest';
import { notificationToggles, turned } from './notification-toggles.ts';

test('each toggle stands for one type [PLT-646] [PLT-647] [PLT-648]', () => {
  expect(notificationToggles.map(({ name, type }) => [name, type])).toEqual([
    ['newPostCreated', 2],
    ['newCommentOnPost', 4],
    ['newReplyOnComment', 17],
  ]);
});

test.each<[number[], number, boolean, number[]]>([
  [[1, 2, 3, 17], 2, false, [1, 3, 17]],
  [[1, 3], 17, true, [1, 3, 17]],
  [[3, 9], 4, true, [3, 4, 9]],
  [[2], 2, true, [2]],
  [[99], 2, false, [99]],
])('of %j type %i turned to %s leaves %j: what has no toggle stays [PLT-649]', (wanted, type, isOn, expected) => {
  expect(turned(wanted, type, isOn)).toEqual(expected);
});
