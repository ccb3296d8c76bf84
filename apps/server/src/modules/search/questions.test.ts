import { contract } from '@portal/api/contract';
import type { FoundThingKind } from '@portal/rules';
import { expect } from 'vitest';
import { testWithServer } from '../../testing/server-test.ts';

const test = testWithServer({ database: 'world' });

const member = 'p-001';

/** What somebody types, and the name of what they look for: as it is called, in other forms, by its beginning, by another word for it, and mistyped. */
const questions: readonly (readonly [typed: string, kind: FoundThingKind, name: RegExp])[] = [
  ['home modifications', 'news', /home modifications/],
  ['price guide', 'news', /the price guide/],
  ['driver', 'news', /driver assessment/],
  ['splints fracture', 'news', /splinting after a hand fracture/],
  ['sensory rooms', 'news', /sensory rooms/],
  ['telehealth billing', 'news', /telehealth billing/],
  ['telepractice', 'news', /telehealth billing/],
  ['handwritting', 'news', /handwriting/],
  ['strok recovery', 'news', /recovery after stroke/],
  ['telehelth', 'news', /telehealth/],
  ['fatigue brain injury', 'news', /fatigue after brain injury/],
  ['guide falls', 'resource', /falls in the garden/],
  ['templates slides pain', 'resource', /pain and sleep/],
  ['placement', 'resource', /student placements/],
  ['dementia', 'resource', /living with dementia/],
  ['cultural safty', 'resource', /cultural safety/],
  ['retrn to work', 'resource', /return to work/],
  ['assistive', 'resource', /assistive technology/],
  ['National Disability Insurance Scheme', 'resource', /NDIS reports/],
  ['rur', 'resource', /rural practice/],
  ['conference', 'event', /National conference/],
  ['splinting hand', 'event', /Splinting the injured hand/],
  ['general meeting', 'event', /Annual general meeting/],
  ['autism', 'event', /Autism/],
  ['mealtime', 'event', /Feeding and mealtimes/],
  ['leadership', 'event', /Leadership/],
  ['palliativ', 'event', /Palliative/],
  ['falls clinic', 'event', /Falls clinic/],
  ['pain participation', 'event', /Pain: from protection/],
  ['drver asessment', 'event', /Driver assessment/],
  ['hand', 'community', /Hand therapy/],
  ['dementia', 'community', /Dementia care/],
  ['book', 'community', /Book club/],
  ['strokes', 'community', /Neurology and stroke/],
  ['suprevision', 'community', /Supervision exchange/],
  ['scar massage', 'post', /Scar massage handout/],
  ['playing cards', 'post', /Hand exercises on playing cards/],
  ['audiobook', 'post', /Audiobooks for long drives/],
  ['monofilament', 'post', /Monofilaments/],
  ['nguyen', 'person', /Nguyen/],
];

test('of forty questions at least thirty-six find what is meant among the first three', async ({ server }) => {
  expect(questions).toHaveLength(40);
  const missed: string[] = [];
  for (const [keyword, kind, name] of questions) {
    server.clock.pass(1_000);
    const { body } = await server.call(member, contract.search.everywhere, { query: { keyword, pageSize: 3 } });
    const hits = body.sections.find((section) => section.kind === kind)?.hits ?? [];
    const names = hits.map(({ title }) => title.map(({ text }) => text).join(''));
    if (!names.some((one) => name.test(one))) missed.push(`${keyword}: ${names.join(' / ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
});
