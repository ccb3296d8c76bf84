import { describe, expect, test } from 'vitest';
import { basisOf } from '../../model/post-basis.ts';
import { sampleAttachments, samplePost } from '@portal/stories/samples/posts';
import { valuesOf } from '../PostForm/post-values.ts';
import { differingParts, filesOn, mergedPost, onTopOf } from './post-versions.ts';
import { firstSides, isAllTheirs } from './sides.ts';

const post = samplePost({ imageUrl: '/assets/i.png?signature=1', attachments: sampleAttachments });
const before = valuesOf(basisOf(post));
const theirs = valuesOf(
  basisOf({ ...post, title: 'Theirs', imageUrl: '/assets/i.png?signature=2', attachments: [], version: 2 }),
);
const added = { id: 'new', name: 'notes.txt', size: 1, file: new File(['x'], 'notes.txt') };

describe('two versions of a post', () => {
  test('differ in what they say, not in when their addresses were signed', () => {
    expect(differingParts(before, theirs)).toEqual(['title', 'files']);
    const mine = { ...before, body: '<p>Mine</p>', image: null, tagIds: [], type: '2', isQuestion: true };
    expect(differingParts(before, mine)).toEqual(['body', 'type', 'tagIds', 'image', 'isQuestion']);
  });

  test('begin with mine where I changed something, and with theirs where only they did', () => {
    const mine = { ...before, body: '<p>Mine</p>' };
    const sides = firstSides(differingParts(mine, theirs), differingParts(before, mine));
    expect(Object.fromEntries(sides)).toEqual({ title: 'theirs', body: 'mine', files: 'theirs' });
    expect(Object.fromEntries(firstSides(['title'], null))).toEqual({ title: 'mine' });
    expect([isAllTheirs(sides), isAllTheirs(new Map([['title', 'theirs']]))]).toEqual([false, true]);
  });

  test('become one that is a change of theirs', () => {
    const mine = { ...before, title: 'Mine', body: '<p>Mine</p>' };
    const merged = mergedPost(mine, theirs, new Map([['title', 'theirs']]));
    expect(merged).toMatchObject({ title: 'Theirs', body: '<p>Mine</p>', basis: { version: 2 } });
  });
});

test('what I did to the files is done to those that are there now', () => {
  const [first, second] = before.files;
  const mine = [{ ...first!, isRemoved: true }, second!, added];
  expect(filesOn([first!], mine)).toEqual([{ ...first!, isRemoved: true }, added]);
  expect(filesOn([], mine)).toEqual([added]);
});

test.each([
  ['left alone', before.image, theirs.image],
  ['taken out', null, null],
  ['replaced', { url: 'blob:1', file: added.file }, { url: 'blob:1', file: added.file }],
])('a picture that I have %s, on top of theirs', (_, image, found) => {
  expect(onTopOf(theirs, { ...before, image }).image).toEqual(found);
});
