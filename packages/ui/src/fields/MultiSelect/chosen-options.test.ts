import { expect, test } from 'vitest';
import { optionsFound, shownToggled, withShown } from './chosen-options.ts';

const options = [
  { value: 'qld', label: 'Queensland' },
  { value: 'nsw', label: 'New South Wales', description: 'Sydney' },
  { value: 'act', label: 'Canberra', isDisabled: true },
];
const [qld, nsw, act] = options;

test.each([
  ['', ['qld', 'nsw', 'act']],
  [' QUEEN ', ['qld']],
  ['sýd', ['nsw']],
  ['perth', []],
])('%j finds %j', (text, expected) => {
  expect(optionsFound(options, text).map(({ value }) => value)).toEqual(expected);
});

test.each([
  [[], [qld!, nsw!], ['nsw'], ['nsw']],
  [['act'], [qld!], ['qld'], ['qld', 'act']],
  [['qld', 'nsw'], [nsw!], [], ['qld']],
])('%j, with %j of which %j are chosen, becomes %j', (value, shown, chosen, expected) => {
  expect(withShown(options, value, shown, new Set(chosen))).toEqual(expected);
});

test.each([
  [[], ['qld', 'nsw']],
  [['qld'], ['qld', 'nsw']],
  [['qld', 'nsw'], []],
  [['qld', 'nsw', 'act'], ['act']],
])('%j with all toggled is %j', (value, expected) => {
  expect([...shownToggled([qld!, nsw!, act!], value)]).toEqual(expected);
});
