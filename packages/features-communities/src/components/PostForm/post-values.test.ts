import type { Post } from '@portal/api';
import { expect, test } from 'vitest';
import { editedPost, emptyPost, newPost, valuesOf } from './post-values.ts';

const picture = new File(['x'], 'splint.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });

test('a new post is for its community, with type, tags, picture and files as chosen [COM-180] [COM-179]', () => {
  const values = {
    title: '  Splints  ',
    body: '<p>Which?</p>',
    type: '2',
    tagIds: ['t1'],
    image: { url: 'blob:1', file: picture },
    files: [{ id: 'f', name: 'notes.txt', size: 1, file: notes }],
  };
  expect(newPost('c1', values)).toEqual({
    communityId: 'c1',
    title: 'Splints',
    body: '<p>Which?</p>',
    visibility: 'community',
    type: 2,
    tagIds: ['t1'],
    imageFile: picture,
    files: [notes],
  });
  expect(newPost('c1', emptyPost)).not.toHaveProperty('type');
  expect(newPost('c1', emptyPost)).not.toHaveProperty('imageFile');
});

test('an edited post names the attachments to delete and its version [COM-184]', () => {
  const post: Post = {
    ...({} as Post),
    title: 'Splints',
    body: '<p>Which?</p>',
    type: null,
    tags: [{ id: 't1', name: 'Hand' }],
    imageUrl: '/assets/i.png',
    attachments: [{ uid: 'a', path: '/assets/a.pdf', name: 'a.pdf', type: 'application/pdf', actionStatus: null }],
    version: 4,
  };
  const values = valuesOf(post);
  expect(editedPost(post, values)).toMatchObject({ version: 4, tagIds: ['t1'], files: [], attachmentsUrls: [] });
  expect(editedPost(post, values)).not.toHaveProperty('isImageRemoved');
  const changed = { ...values, image: null, files: values.files.map((file) => ({ ...file, isRemoved: true })) };
  expect(editedPost(post, changed)).toMatchObject({ attachmentsUrls: ['/assets/a.pdf'], isImageRemoved: true });
});
