import { expect, test } from 'vitest';
import { packedNames } from './packed-names.ts';

test('files in one ZIP have names of their own, on every system, and lie in no folder', () => {
  expect(packedNames(['Notes.txt', 'notes.TXT', '../../etc/passwd', 'a:b?.pdf', ''])).toEqual([
    'Notes.txt',
    'notes (2).txt',
    'etc passwd',
    'a b.pdf',
    'file',
  ]);
});
