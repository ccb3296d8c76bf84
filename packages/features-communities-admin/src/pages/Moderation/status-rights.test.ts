import type { Permission, Post } from '@portal/api';
import { expect, test } from 'vitest';
import { sampleCommunities } from '@portal/stories/samples/communities';
import { samplePost } from '@portal/stories/samples/posts';
import { mayGive } from './status-rights.ts';

const [community] = sampleCommunities;
const report = { id: 'r-1', userId: 'p-004', reason: 'Why', createdAt: '2026-11-18T00:00:00.000Z' };

/** What of publishing, archiving for reports and declining is offered. */
function offered(changes: Partial<Post>, permissions: Permission[], isRequirePostApproval = false) {
  if (community === undefined) throw new Error('There is no community for this test');
  const admin = {
    community: { ...community, isRequirePostApproval },
    facts: { permissions: new Set(permissions), isStaff: false },
  };
  return ([1, 4, 99] as const).filter((status) => mayGive(status, samplePost(changes), admin));
}

const editor: Permission[] = ['postEdit', 'postApprove'];
const moderator: Permission[] = [...editor, 'postDelete'];

test.each<[string, Partial<Post>, Permission[], number[]]>([
  ['a waiting post, to who approves', { status: 2 }, ['postApprove'], [1, 99]],
  ['a waiting post, to who edits only', { status: 2 }, ['postEdit'], []],
  ['a declined post, to who approves', { status: 99 }, ['postApprove'], [1]],
  ['a post archived for its reports, to an editor', { status: 4 }, editor, []],
  ['a post archived for its reports, to a moderator', { status: 4 }, moderator, [1]],
  ['a deleted post, to who edits', { status: 3 }, ['postEdit'], [1]],
  ['a deleted post, to who approves only', { status: 3 }, ['postApprove'], []],
  ['a published post', {}, moderator, []],
  ['a reported post, to a moderator', { reports: [report] }, moderator, [4]],
  ['a reported post, to an editor', { reports: [report] }, editor, []],
])('%s [COM-340] [COM-512] [COM-513] [COM-517]', (_, changes, permissions, expected) => {
  expect(offered(changes, permissions)).toEqual(expected);
});

test('what was deleted where posts need approval is restored by who approves posts too', () => {
  expect([offered({ status: 3 }, ['postEdit'], true), offered({ status: 3 }, editor, true)]).toEqual([[], [1]]);
});
