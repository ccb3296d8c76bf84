import type { ContentReaderName } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { previewFor, previewReader } from './preview-reader.ts';
import type { ContentFacts } from './who-may-read.ts';

const now = new Date('2026-11-27T09:00:00Z');
const later = new Date(now.getTime() + 1);
const item: ContentFacts = {
  ...{ status: 'active', publishFrom: null, publishUntil: null },
  ...{ isMembersOnly: false, segmentIds: [] },
};

test.each<[string, Partial<ContentFacts>, ContentReaderName, string | undefined, [boolean, boolean]]>([
  ['what is for everybody, by a stranger', {}, 'stranger', undefined, [true, true]],
  ['a draft, by a member', { status: 'draft' }, 'member', undefined, [false, true]],
  ['what is to come, by a member', { publishFrom: later }, 'member', undefined, [false, true]],
  ['what is over, by a member', { publishUntil: now }, 'member', undefined, [false, true]],
  ['what is for members, by a stranger', { isMembersOnly: true }, 'stranger', undefined, [false, false]],
  ['what is for members, by one who has not renewed', { isMembersOnly: true }, 'lapsed', undefined, [false, false]],
  ['what is for members, by one', { isMembersOnly: true }, 'member', undefined, [true, true]],
  ['what is for a segment, by one of it', { segmentIds: ['vic'] }, 'member', 'vic', [true, true]],
  ['what is for a segment, by one of another', { segmentIds: ['vic'] }, 'member', 'nsw', [false, false]],
  ['what is for a segment, by one of none', { segmentIds: ['vic'] }, 'member', undefined, [false, false]],
  [
    'what is for members of a segment, by a stranger of it',
    { isMembersOnly: true, segmentIds: ['vic'] },
    'stranger',
    'vic',
    [false, false],
  ],
])('%s', (_, facts, as, segmentId, [isRead, isReadInItsTime]) => {
  const preview = previewFor({ ...item, ...facts }, previewReader(as, segmentId), now);
  expect(preview).toEqual({ isRead, isReadInItsTime });
});
