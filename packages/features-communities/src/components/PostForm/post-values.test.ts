import type { Post } from '@portal/api';
import { expect, test } from 'vitest';
import { basisOf } from '../../model/post-basis.ts';
import { editedPost, emptyPost, newPost, valuesOf } from './post-values.ts';

const picture = new File(['x'], 'splint.png', { type: 'image/png' });
const now = new Date('2026-11-23T09:00:00.000Z');
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });

test('a new post is for its community, with type, tags, picture and files as chosen [COM-180] [COM-179]', () => {
  const values = {
    title: '  Splints  ',
    body: '<p>Which?</p>',
    type: '2',
    tagIds: ['t1'],
    image: { url: 'blob:1', file: picture },
    files: [{ id: 'f', name: 'notes.txt', size: 1, file: notes }],
    isQuestion: false,
    poll: null,
    basis: null,
  };
  expect(newPost('c1', values, now)).toEqual({
    communityId: 'c1',
    title: 'Splints',
    body: '<p>Which?</p>',
    visibility: 'community',
    type: 2,
    tagIds: ['t1'],
    imageFile: picture,
    files: [notes],
  });
  expect(newPost('c1', emptyPost, now)).not.toHaveProperty('type');
  expect(newPost('c1', emptyPost, now)).not.toHaveProperty('imageFile');
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
    isQuestion: false,
    poll: null,
  };
  const basis = basisOf(post);
  const values = valuesOf(basis);
  expect(editedPost(basis, values, now)).toMatchObject({ version: 4, tagIds: ['t1'], files: [], attachmentsUrls: [] });
  expect(editedPost(basis, values, now)).not.toHaveProperty('isImageRemoved');
  const changed = { ...values, image: null, files: values.files.map((file) => ({ ...file, isRemoved: true })) };
  expect(editedPost(basis, changed, now)).toMatchObject({ attachmentsUrls: ['/assets/a.pdf'], isImageRemoved: true });
});

test('a question and its poll are sent when they are new, and by an edit when they are others', () => {
  const poll = { options: ['Yes', 'No', ''], isMultiple: false, results: 'always' as const, end: '' };
  const values = { ...emptyPost, isQuestion: true, poll };
  const sent = { isQuestion: true, pollOptions: ['Yes', 'No'], isPollMultiple: false, pollResults: 'always' };
  expect(newPost('c1', values, now)).toMatchObject(sent);
  const post: Post = { ...({} as Post), version: 1, imageUrl: null, isQuestion: false, poll: null };
  const basis = basisOf(post);
  expect(editedPost(basis, values, now)).toMatchObject(sent);
  const same = editedPost(basis, { ...emptyPost }, now);
  for (const name of ['isQuestion', 'pollOptions', 'isPollRemoved']) expect(same).not.toHaveProperty(name);
});
