import { expect, test } from 'vitest';
import { userRoles } from '@portal/kit/access';
import {
  type ContentFacts,
  type ContentReader,
  contentItemRefusal,
  contentPreviewRefusal,
  mayReadContent,
  visibleSegmentIds,
} from './who-may-read.ts';

const now = new Date('2026-11-27T09:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const item: ContentFacts = {
  status: 'active',
  publishFrom: null,
  publishUntil: null,
  isMembersOnly: false,
  segmentIds: [],
};
const reader: ContentReader = { contactTypes: ['Member'], membershipLapsed: false, segmentIds: ['vic', 'rural'] };

test.each<[string, Partial<ContentFacts>, Partial<ContentReader>, boolean]>([
  ['an active item for everybody', {}, {}, true],
  ['a draft', { status: 'draft' }, {}, false],
  ['an archived item', { status: 'archived' }, {}, false],
  ['one whose time begins now', { publishFrom: now }, {}, true],
  ['one whose time is to come', { publishFrom: after }, {}, false],
  ['one whose time ends now', { publishUntil: now }, {}, false],
  ['one whose time ends soon', { publishUntil: after }, {}, true],
  ['one whose time is over', { publishUntil: before }, {}, false],
  ['one for a segment of theirs', { segmentIds: ['nsw', 'rural'] }, {}, true],
  ['one for another segment', { segmentIds: ['nsw'] }, {}, false],
  ['one without segments, to whoever has none', {}, { segmentIds: [] }, true],
  ['one for members', { isMembersOnly: true }, {}, true],
  ['one for members, to somebody who has not renewed', { isMembersOnly: true }, { membershipLapsed: true }, false],
  ['one for members, to a client user', { isMembersOnly: true }, { contactTypes: ['ClientUser'] }, false],
  ['one for everybody, to a client user', {}, { contactTypes: ['ClientUser'], membershipLapsed: true }, true],
])('%s', (_, facts, who, expected) => {
  expect(mayReadContent({ ...item, ...facts }, { ...reader, ...who }, now)).toBe(expected);
});

test('what somebody may not read is to them as if it were not there', () => {
  expect(contentItemRefusal({ ...item, status: 'draft' }, reader, now)).toEqual(contentItemRefusal(null, reader, now));
  expect(contentItemRefusal(item, reader, now)).toBeNull();
});

test.each<[string, Partial<ContentFacts> | null, keyof typeof userRoles, boolean]>([
  ['a page that they may read, to a member', {}, 'Standard', true],
  ['a draft, to a member', { status: 'draft' }, 'Standard', false],
  ['a draft, to staff', { status: 'draft' }, 'Manager', true],
  [
    'a page for another segment whose time is over, to staff',
    { segmentIds: ['nsw'], publishUntil: before },
    'Admin',
    true,
  ],
  ['nothing, to staff', null, 'Admin', false],
])('the preview of %s', (_, facts, role, isShown) => {
  const page = facts === null ? null : { ...item, ...facts };
  const refusal = contentPreviewRefusal(page, { ...reader, role: userRoles[role] }, now);
  expect(refusal === null).toBe(isShown);
});

test('of the segments of an item the own ones are told', () => {
  expect(visibleSegmentIds(['nsw', 'vic'], reader)).toEqual(['vic']);
});
