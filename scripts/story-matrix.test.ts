import { expect, test } from 'vitest';
import { lookNames, matrixOf, tableOf, verdictOf } from './story-matrix.ts';

const rows = matrixOf([
  {
    name: '/work/packages/ui/src/Button/Button.stories.tsx',
    assertionResults: [
      { title: 'Primary', status: 'passed' },
      {
        title: 'Tones',
        status: 'failed',
        failureMessages: ['Error: Too little contrast in\nota, dark: .quiet: 3.1\nlaw-council, light: .quiet: 4.2'],
      },
      { title: 'Keyboard', status: 'failed', failureMessages: ['Error: expected button to have focus'] },
    ],
  },
]);

test('a row for every state, a cell for every brand and scheme', () => {
  expect(lookNames).toHaveLength(10);
  expect(rows.map(({ component, state, plays }) => [component, state, plays])).toEqual([
    ['Button', 'Primary', true],
    ['Button', 'Tones', true],
    ['Button', 'Keyboard', false],
  ]);
  expect(Object.values(rows[0]!.looks)).toEqual(lookNames.map(() => true));
  expect(rows[1]!.looks).toMatchObject({ 'ota, light': true, 'ota, dark': false, 'law-council, light': false });
  expect(rows[2]!.looks).toMatchObject({ 'ota, light': null });
});

test('the table names a component once', () => {
  const [head, primary, tones] = tableOf(rows);
  expect(head).toMatch(/^Component +State +plays +ota +public-skills/);
  expect(primary).toMatch(/^Button +Primary +✓ +✓ ✓/);
  expect(tones).toMatch(/^ +Tones +✓ +✓ ✗/);
  expect(verdictOf(rows)).toBe('1 components, 3 states, 18 of 30 cells good.');
});
