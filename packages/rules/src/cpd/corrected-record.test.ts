import { expect, test } from 'vitest';
import { isCorrected, type SourceFacts } from './corrected-record.ts';

const facts: SourceFacts = {
  ...{ title: 'Hands', minutes: 90, category: 'interactive', domain: 'Skills', presenter: 'Ada' },
  ...{ completedAt: new Date('2026-11-23T02:00:00Z'), timeZone: 'Australia/Sydney' },
};

test.each<[string, Partial<SourceFacts>, boolean]>([
  ['nothing', {}, false],
  ['the same moment again', { completedAt: new Date('2026-11-23T02:00:00Z') }, false],
  ['its end', { completedAt: new Date('2026-11-23T03:00:00Z') }, true],
  ['its length', { minutes: 120 }, true],
  ['its title', { title: 'Feet' }, true],
  ['its presenter', { presenter: '' }, true],
])('%s is another', (_, more, expected) => {
  expect(isCorrected(facts, { ...facts, ...more })).toBe(expected);
});
