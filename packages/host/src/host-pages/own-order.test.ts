import { expect, test } from 'vitest';
import { inOwnOrder, sectionName } from './own-order.ts';

const sections = [
  { feature: 'steps', id: 'next' },
  { feature: 'news', id: 'latest' },
  { feature: 'events', id: 'upcoming' },
];
const ordered = (...order: string[]) => inOwnOrder(sections, order).map(sectionName);

test.each([
  ['nothing is said', [], ['steps.next', 'news.latest', 'events.upcoming']],
  ['all is', ['events.upcoming', 'news.latest', 'steps.next'], ['events.upcoming', 'news.latest', 'steps.next']],
  ['one is', ['events.upcoming'], ['events.upcoming', 'steps.next', 'news.latest']],
  ['one is that is gone', ['gone.away', 'news.latest'], ['news.latest', 'steps.next', 'events.upcoming']],
])('sections where %s', (_, order, expected) => expect(ordered(...order)).toEqual(expected));
