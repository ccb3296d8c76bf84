import { expect, test } from 'vitest';
import { attendedRecord } from './attended-record.ts';
import { lawUnitsPack } from './packs/law-units-pack.ts';
import { otBoardPack } from './packs/ot-board-pack.ts';
import { standardPack } from './packs/standard-pack.ts';

const event = { cpdHours: 6.5, categories: ['Hand therapy'], presenters: ['Ann Lee', 'Jo Wu'] };

test('an event that somebody came to says how long, by whom and what of', () => {
  expect(attendedRecord(event, standardPack)).toEqual({
    minutes: 390,
    category: '',
    domain: 'Hand therapy',
    presenter: 'Ann Lee, Jo Wu',
  });
});

test.each([
  ['what is learned with others', otBoardPack, ['Hand therapy'], 'interactive'],
  ['what its category is called', lawUnitsPack, ['Leadership', 'ethics and professional responsibility'], 'ethics'],
  ['no category that the rules know', lawUnitsPack, ['Leadership'], ''],
] as const)('it counts as %s', (_, pack, categories, category) => {
  expect(attendedRecord({ ...event, categories }, pack)?.category).toBe(category);
});

test.each([null, 0, 0.001])('an event of %s hours does not count', (cpdHours) => {
  expect(attendedRecord({ ...event, cpdHours }, standardPack)).toBeNull();
});
