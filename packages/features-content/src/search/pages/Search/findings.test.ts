import type { FoundSection } from '@portal/api';
import { expect, test } from 'vitest';
import { sampleKinds } from '../../stories/sample-kinds.tsx';
import { type Findings, shownKind, totalOf } from './findings.ts';

const section = (kind: FoundSection['kind'], totalItemCount: number): FoundSection => ({
  kind,
  totalItemCount,
  hits: [],
});
const findingsOf = (...sections: FoundSection[]): Findings => ({ sections, isSimilar: false, tag: null });
const onlyEvents = findingsOf(section('news', 0), section('event', 3), section('person', 9));

test.each([
  ['the tab of the address', 'post', onlyEvents, 'post'],
  ['the first with something, where the address has none', null, onlyEvents, 'event'],
  ['the same for a tab that this portal does not have', 'person', onlyEvents, 'event'],
  ['the first of all, where nothing is found', null, findingsOf(section('news', 0)), 'news'],
  ['the first of all, as long as nothing is known', null, null, 'news'],
])('the tab that is shown is %s', (_, chosen, findings, expected) => {
  expect(shownKind(chosen, sampleKinds, findings)?.id).toBe(expected);
});

test('what has no tab is not counted', () => {
  expect(totalOf(onlyEvents, sampleKinds)).toBe(3);
});
