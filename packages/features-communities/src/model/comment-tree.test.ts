import type { Comment } from '@portal/api';
import { expect, test } from 'vitest';
import { canBeAnswered, commentTree, isEdited, type CommentNode } from './comment-tree.ts';

test('replies stand under their comment in the order of the list [COM-186]', () => {
  expect(
    outline(commentTree([comment('a'), comment('b'), comment('a1', 'a'), comment('b1', 'b'), comment('a2', 'a')])),
  ).toEqual(['a 0', 'a1 1', 'a2 1', 'b 0', 'b1 1']);
});

test('replies nest to three levels and what answers deeper stays on the third [COM-187]', () => {
  const chain = [
    comment('a'),
    comment('b', 'a'),
    comment('c', 'b'),
    comment('d', 'c'),
    comment('e', 'd'),
    comment('f', 'e'),
    comment('g', 'c'),
  ];
  expect(outline(commentTree(chain))).toEqual(['a 0', 'b 1', 'c 2', 'd 3', 'e 3', 'f 3', 'g 3']);
});

test('a third-level reply cannot be answered [COM-188]', () => {
  expect([0, 1, 2, 3].map((depth) => canBeAnswered({ depth }))).toEqual([true, true, true, false]);
});

test('no comment is lost when its parent is missing or the parents form a ring', () => {
  expect(outline(commentTree([comment('a', 'gone'), comment('x', 'y'), comment('y', 'x')]))).toEqual([
    'a 0',
    'x 0',
    'y 0',
  ]);
});

test('a thousand comments make a tree of a thousand', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    comment(`c${index}`, index % 3 === 0 ? null : `c${index - 1}`),
  );
  expect(outline(commentTree(many))).toHaveLength(1000);
});

test.each([
  [0, false],
  [100, false],
  [101, true],
  [60_000, true],
])('an update %i ms after creation marks the comment as edited: %s [COM-191]', (ms, edited) => {
  const createdAt = '2026-03-02T01:00:00.000Z';
  expect(isEdited({ createdAt, updatedAt: new Date(Date.parse(createdAt) + ms).toISOString() })).toBe(edited);
});

function outline(nodes: readonly CommentNode[]): string[] {
  return nodes.flatMap((node) => [`${node.comment.id} ${node.depth}`, ...outline(node.replies)]);
}

function comment(id: string, parentCommentId: string | null = null): Comment {
  return {
    id,
    postId: 'post',
    parentCommentId,
    body: `<p>${id}</p>`,
    preview: null,
    attachments: [],
    likesCount: 0,
    isLiked: false,
    isReported: false,
    canEdit: false,
    createdByUserId: 'p-001',
    author: { id: 'p-001', firstName: 'Amy', lastName: 'Tran', pronoun: null, avatarUrl: null },
    createdAt: '2026-03-02T01:00:00.000Z',
    updatedAt: '2026-03-02T01:00:00.000Z',
    reports: [],
    version: 1,
  };
}
