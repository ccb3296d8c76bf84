import { expect, test } from 'vitest';
import { rejectionMessages } from './rejection-messages.ts';

const rules = { accept: ['pdf'], maxBytes: 5_000_000, maxCount: 2 };
const file = (name: string) => new File(['x'], name);

test('each refused file is named with the words given for it', () => {
  const messages = rejectionMessages(
    [
      { file: file('a.exe'), reason: 'type' },
      { file: file('b.pdf'), reason: 'size' },
    ],
    { type: 'Only pdf', size: ({ name }) => `${name} is too large` },
    rules,
  );
  expect(messages).toEqual([
    { name: 'a.exe', text: 'Only pdf' },
    { name: 'b.pdf', text: 'b.pdf is too large' },
  ]);
});

test('that there are too many is said once', () => {
  const rejected = ['a.pdf', 'b.pdf'].map((name) => ({ file: file(name), reason: 'count' as const }));
  expect(rejectionMessages(rejected, {}, rules)).toEqual([{ name: null, text: 'At most 2 files can be added' }]);
});
