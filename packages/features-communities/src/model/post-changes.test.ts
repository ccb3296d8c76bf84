import { expect, test } from 'vitest';
import { sampleAttachments, samplePost } from '@portal/stories/samples/posts';
import { asProposed, changedParts } from './post-changes.ts';

const signed = (signature: string) => `<p>Hello</p><img src="/api/content/assets/a1?exp=1&amp;sig=${signature}">`;
const post = samplePost({
  body: signed('one'),
  imageUrl: '/api/content/assets/p1?sig=one',
  attachments: sampleAttachments,
});

test.each([
  ['nothing but signatures', { body: signed('two'), imageUrl: '/api/content/assets/p1?sig=two' }, []],
  ['the title', { title: 'Other' }, ['title']],
  ['the text', { body: '<p>Hello?</p>' }, ['body']],
  ['the type', { type: 4 as const }, ['type']],
  ['the tags', { tags: [] }, ['tags']],
  ['the picture', { imageUrl: null }, ['imageUrl']],
  ['the files', { attachments: sampleAttachments.slice(1) }, ['attachments']],
  ['several things, in their order', { attachments: [], title: 'Other' }, ['title', 'attachments']],
])('tells that %s changed', (_, change, expected) => {
  expect(changedParts(post, { ...post, ...change })).toEqual(expected);
});

test('a post with changes that wait is read as they want it', () => {
  expect(asProposed(post)).toBe(post);
  const { title, body, type, tags, imageUrl, attachments } = post;
  const pendingEdit = { title, body, type, tags, imageUrl, attachments, version: 3, isOutdated: false };
  const changed = {
    ...post,
    pendingEdit: { ...pendingEdit, title: 'Other', createdByUserId: 'p-001', updatedAt: post.updatedAt },
  };
  expect(asProposed(changed)).toMatchObject({ title: 'Other', version: post.version });
});
