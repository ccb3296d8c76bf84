import { expect, test } from 'vitest';
import { refsIn, withFiles, withRefs } from './file-refs.ts';

const notes = new File(['x'], 'notes.txt');
const picture = new File(['x'], 'picture.png');
const refOf = (file: File) => ({ draftFile: file.name, name: file.name });
const files = new Map([
  ['notes.txt', notes],
  ['picture.png', picture],
]);

const values = {
  title: 'Splints',
  files: [
    { id: 'a', name: 'notes.txt', size: 1, file: notes },
    { id: 'b', name: 'stored.pdf', url: '/assets/b' },
  ],
  image: { url: 'blob:1', file: picture },
  answers: [{ text: 'Yes', file: null }],
};

test('files are named in a value, found in it, and put back into it', () => {
  const named = withRefs(values, refOf);
  expect(JSON.parse(JSON.stringify(named))).toEqual(named);
  expect(refsIn(named).map(({ name }) => name)).toEqual(['notes.txt', 'picture.png']);
  expect(withFiles(named, files)).toEqual({
    ...values,
    image: { url: expect.stringMatching(/^blob:/) as string, file: picture },
  });
});

test('what stands for a file that is missing is left out', () => {
  expect(withFiles(withRefs(values, refOf), new Map())).toEqual({
    ...values,
    files: [{ id: 'b', name: 'stored.pdf', url: '/assets/b' }],
    image: null,
  });
  expect(withFiles({ text: 'Yes', file: refOf(notes) }, new Map())).toEqual({ text: 'Yes' });
});

test('a value without files stays the same', () => {
  const plain = { title: 'Splints', tagIds: ['a'], basis: { tags: [{ id: 'a' }] } };
  expect(withRefs(plain, refOf)).toBe(plain);
});
