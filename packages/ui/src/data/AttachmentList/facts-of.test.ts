import { expect, test } from 'vitest';
import type { AttachmentItem } from './attachment-item.ts';
import { factsOf } from './facts-of.ts';

test.each<[Partial<AttachmentItem>, string | undefined]>([
  [{ name: 'guide.pdf', title: 'Guide', size: 1_240_000 }, 'PDF · 1.2 MB'],
  [{ name: 'guide.pdf', title: 'Guide' }, 'PDF'],
  [{ name: 'guide.pdf', title: 'The guide.PDF', size: 820 }, '820 B'],
  [{ name: 'guide.pdf', size: 24_300 }, '24 kB'],
  [{ name: 'guide.pdf' }, undefined],
  [{ name: 'notes.odt', title: 'Notes' }, undefined],
  [{ name: 'Guide.pdf on their website', isLink: true }, undefined],
  [{ name: 'guide.pdf', title: 'Guide', isLink: true }, undefined],
])('of %j people read %s', (item, expected) => {
  expect(factsOf({ id: '1', name: '', url: '/files/1', ...item })).toBe(expected);
});
