import { expect, test } from 'vitest';
import { announcementOf } from './announcement.ts';
import type { FieldFile } from './field-file.ts';

const words = {
  added: (names: string) => `added ${names}`,
  removedFile: (name: string) => `removed ${name}`,
  sent: (name: string) => `sent ${name}`,
  failed: (name: string, reason: string) => `failed ${name}: ${reason}`,
};
const kept: FieldFile = { id: 'a', name: 'a.pdf', size: 1, file: new File(['x'], 'a.pdf') };
const stored: FieldFile = { id: 's', name: 's.pdf', size: 1, url: '/files/s' };

test.each<[string, FieldFile[], FieldFile[], string]>([
  ['the same', [kept], [kept], ''],
  ['one more', [], [kept], 'added a.pdf'],
  ['a stored one that was loaded', [], [stored], ''],
  ['one less', [kept], [], 'removed a.pdf'],
  ['a stored one marked', [stored], [{ ...stored, isRemoved: true }], 'removed s.pdf'],
  ['a marked one gone', [{ ...stored, isRemoved: true }], [], ''],
  ['further on the way', [{ ...kept, progress: 0.1 }], [{ ...kept, progress: 0.6 }], ''],
  ['all of it sent', [{ ...kept, progress: 0.9 }], [{ ...kept, progress: 1 }], 'sent a.pdf'],
  ['done', [{ ...kept, progress: 0.9 }], [kept], 'sent a.pdf'],
  ['done a moment after all of it was sent', [{ ...kept, progress: 1 }], [kept], ''],
  ['failed', [{ ...kept, progress: 0.9 }], [{ ...kept, error: 'no net' }], 'failed a.pdf: no net'],
  ['failed still', [{ ...kept, error: 'no net' }], [{ ...kept, error: 'no net' }], ''],
])('%s', (_, before, after, expected) => {
  expect(announcementOf(before, after, words)).toBe(expected);
});
