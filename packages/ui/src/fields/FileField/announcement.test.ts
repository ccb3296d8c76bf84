import { expect, test } from 'vitest';
import { announcementOf } from './announcement.ts';
import type { FieldFile } from './field-file.ts';

const words = {
  added: (names: string) => `added ${names}`,
  removedFile: (name: string) => `removed ${name}`,
  sent: (name: string) => `sent ${name}`,
  failed: (name: string, reason: string) => `failed ${name}: ${reason}`,
};
const chosen: FieldFile = { id: 'a', name: 'a.pdf', size: 1, file: new File(['x'], 'a.pdf') };
const stored: FieldFile = { id: 's', name: 's.pdf', size: 1, url: '/files/s' };

test.each<[string, FieldFile[], FieldFile[], string]>([
  ['the same', [chosen], [chosen], ''],
  ['one more', [], [chosen], 'added a.pdf'],
  ['a stored one that was loaded', [], [stored], ''],
  ['one less', [chosen], [], 'removed a.pdf'],
  ['a stored one marked', [stored], [{ ...stored, isRemoved: true }], 'removed s.pdf'],
  ['a marked one gone', [{ ...stored, isRemoved: true }], [], ''],
  ['further on the way', [{ ...chosen, progress: 0.1 }], [{ ...chosen, progress: 0.6 }], ''],
  ['all of it sent', [{ ...chosen, progress: 0.9 }], [{ ...chosen, progress: 1 }], 'sent a.pdf'],
  ['done', [{ ...chosen, progress: 0.9 }], [chosen], 'sent a.pdf'],
  ['done a moment after all of it was sent', [{ ...chosen, progress: 1 }], [chosen], ''],
  ['failed', [{ ...chosen, progress: 0.9 }], [{ ...chosen, error: 'no net' }], 'failed a.pdf: no net'],
  ['failed still', [{ ...chosen, error: 'no net' }], [{ ...chosen, error: 'no net' }], ''],
])('%s', (_, before, after, expected) => {
  expect(announcementOf(before, after, words)).toBe(expected);
});
