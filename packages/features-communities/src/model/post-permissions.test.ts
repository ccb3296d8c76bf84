import { postStatuses } from '@portal/api';
import { describe, expect, test } from 'vitest';
import { commentRights, mayCreatePost, postRights, reader } from './post-permissions.ts';

const post = {
  status: postStatuses.published,
  visibility: 'community' as const,
  isFrozen: false,
  isReported: false,
  canEdit: false,
  createdByUserId: 'author',
  community: { isArchived: false },
};
const archived = { ...post, community: { isArchived: true } };
const closed = { ...post, isFrozen: true };
const deleted = { ...post, status: postStatuses.deleted };
const comment = { isReported: false, canEdit: false, createdByUserId: 'author' };

const author = reader('author', ['postCreate', 'commentCreate']);
const member = reader('member', ['postCreate', 'commentCreate']);
const moderator = reader('moderator', [], ['postEdit', 'commentEdit', 'commentDelete', 'commentCreate']);
const visitor = reader('visitor');

test('a permission held globally or in the community lets create posts [COM-150] [COM-151] [COM-152]', () => {
  const current = { isArchived: false };
  expect(mayCreatePost(reader('a', ['postCreate'], []).permissions, current)).toBe(true);
  expect(mayCreatePost(reader('a', [], ['postCreate']).permissions, current)).toBe(true);
  expect(mayCreatePost(reader('a', [], ['commentCreate']).permissions, current)).toBe(false);
  expect(mayCreatePost(reader('a', ['postCreate']).permissions, { isArchived: true })).toBe(false);
});

describe('a post', () => {
  test.each([
    ['the owner edits and deletes [COM-532] [COM-533]', post, author, true],
    ['a member does not edit another’s post', post, member, false],
    ['postEdit edits and deletes the posts of others [COM-514] [COM-515]', post, moderator, true],
    ['the server may say that the reader edits it', { ...post, canEdit: true }, member, true],
    ['a closed post is not edited by its owner [COM-535]', closed, author, false],
    ['a closed post is not edited by a moderator [COM-535]', closed, moderator, false],
    ['a deleted post is not edited or deleted again [COM-534]', deleted, moderator, false],
  ] as const)('%s', (_title, facts, who, may) => {
    const rights = postRights(facts, who);
    expect([rights.edit, rights.delete, rights.editTags]).toEqual([may, may, may]);
  });

  test.each([
    ['an open post is closed by a moderator', post, moderator, { close: true, open: false }],
    ['a closed post is opened by a moderator', closed, moderator, { close: false, open: true }],
    ['its owner cannot close it without postEdit', { ...post, canEdit: true }, author, { close: false, open: false }],
    ['a deleted post is neither closed nor opened', deleted, moderator, { close: false, open: false }],
  ] as const)('%s [COM-516]', (_title, facts, who, expected) => {
    expect(postRights(facts, who)).toMatchObject(expected);
  });

  test.each([
    ['its author', author, { delete: true, report: false }],
    ['a member', member, { delete: false, report: true }],
    ['a moderator', moderator, { delete: true, report: true }],
  ] as const)(
    'in an archived community is read, liked, reported and deleted, never changed or answered, by %s',
    (_title, who, may) => {
      const never = { edit: false, editTags: false, close: false, open: false, comment: false, vote: false };
      expect(postRights(archived, who)).toEqual({ ...never, react: true, ...may });
      expect(postRights({ ...archived, isFrozen: true }, who)).toMatchObject(never);
    },
  );

  test.each([
    ['commentCreate comments on an open post', post, member, true],
    ['nobody comments on a closed post', closed, moderator, false],
    ['without commentCreate nobody comments', post, visitor, false],
    ['a pending post takes no comments', { ...post, status: postStatuses.waitForApproval }, member, false],
  ] as const)('%s [COM-159] [COM-519]', (_title, facts, who, may) => {
    expect(postRights(facts, who).comment).toBe(may);
  });

  test('a closed post takes no likes and no tags, but can be reported [COM-160] [COM-161]', () => {
    expect(postRights(closed, member)).toMatchObject({ react: false, editTags: false, report: true });
    expect(postRights(post, member)).toMatchObject({ react: true });
  });

  test.each([
    ['another’s post [COM-194]', post, member, true],
    ["not one's own [COM-543]", post, author, false],
    ['not twice [COM-544]', { ...post, isReported: true }, member, false],
    ['not without an account', post, reader(null), false],
  ] as const)('is reported: %s', (_title, facts, who, may) => {
    expect(postRights(facts, who).report).toBe(may);
  });
});

describe('a comment', () => {
  test.each([
    ['its author edits and deletes it [COM-536] [COM-537]', comment, post, author, { edit: true, delete: true }],
    ['others do not', comment, post, member, { edit: false, delete: false }],
    ['commentEdit and commentDelete do [COM-538] [COM-539]', comment, post, moderator, { edit: true, delete: true }],
    [
      'commentEdit alone does not delete [COM-541]',
      comment,
      post,
      reader('x', ['commentEdit']),
      { edit: true, delete: false },
    ],
    [
      'commentDelete alone does not edit [COM-540]',
      comment,
      post,
      reader('x', ['commentDelete']),
      { edit: false, delete: true },
    ],
    ['a closed post keeps it as it is [COM-161]', comment, closed, author, { edit: false, react: false }],
    [
      'an archived community does, but for likes',
      comment,
      archived,
      author,
      { edit: false, react: true, delete: true },
    ],
  ] as const)('%s', (_title, facts, on, who, expected) => {
    expect(commentRights(facts, on, who)).toMatchObject(expected);
  });

  test("only another's comment is reported, once [COM-542]", () => {
    expect(commentRights(comment, post, member).report).toBe(true);
    expect(commentRights(comment, post, author).report).toBe(false);
    expect(commentRights({ ...comment, isReported: true }, post, member).report).toBe(false);
  });
});
