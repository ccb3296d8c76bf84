import { expect, test } from 'vitest';
import { splashKind } from './splash-kind.ts';

const section = { segmentId: 'disputes', name: 'Dispute Resolution Section' };
const disputes = { id: 'disputes' };
const tax = { id: 'tax' };

test.each([
  ['of the excluded section alone', [disputes], section, 'excluded'],
  ['of several sections, the excluded one among them', [disputes, tax], section, 'comingSoon'],
  ['of another section', [tax], section, 'comingSoon'],
  ['of no section', [], section, 'comingSoon'],
  ['of one section where none is excluded', [disputes], null, 'comingSoon'],
] as const)('a member %s [PLT-169]', (_, segments, excluded, kind) => {
  expect(splashKind(segments, excluded)).toBe(kind);
});
