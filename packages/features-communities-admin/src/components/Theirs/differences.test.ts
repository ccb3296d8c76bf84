import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const fields = [
  { term: 'Name', words: ({ name }: { name: string; isActive: boolean }) => name },
  { term: 'Active', words: ({ isActive }: { name: string; isActive: boolean }) => (isActive ? 'Yes' : 'No') },
];

test.each([
  [{ name: 'Splints', isActive: false }, []],
  [{ name: 'Orthoses', isActive: false }, [{ term: 'Name', description: 'Orthoses' }]],
  [
    { name: 'Orthoses', isActive: true },
    [
      { term: 'Name', description: 'Orthoses' },
      { term: 'Active', description: 'Yes' },
    ],
  ],
])('of %o it is told what is written otherwise', (theirs, expected) => {
  expect(differences({ name: 'Splints', isActive: false }, theirs, fields)).toEqual(expected);
});
