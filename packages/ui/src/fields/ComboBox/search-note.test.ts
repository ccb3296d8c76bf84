import { expect, test } from 'vitest';
import { searchNote } from './search-note.ts';

const found = { text: 'mia', minLetters: 3, isLoading: false, hasFailed: false, found: 2 };

test.each([
  [{}, null],
  [{ text: 'mi' }, 'tooShort'],
  [{ text: ' mi ' }, 'tooShort'],
  [{ text: '', minLetters: 0 }, null],
  [{ isLoading: true }, 'loading'],
  [{ isLoading: true, text: 'm' }, 'tooShort'],
  [{ hasFailed: true }, 'failed'],
  [{ hasFailed: true, isLoading: true }, 'loading'],
  [{ found: 0 }, 'none'],
])('with %j it is %s', (state, expected) => {
  expect(searchNote({ ...found, ...state })).toBe(expected);
});
