import { expect, test } from 'vitest';
import { actionStatusOf, attachmentChanges, storedFiles } from './attachments.ts';

const stored = storedFiles([
  { uid: 's1', path: '/assets/s1', name: 'splint.pdf', type: 'application/pdf', actionStatus: null },
  { uid: 's2', path: '/assets/s2', name: 'photo.jpg', type: 'image/jpeg', actionStatus: null },
]);
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
const added = { id: 'new', name: 'notes.txt', size: 1, file: notes };

test('an attachment is marked: 1 when it is added, 2 when a stored one is taken out, else not [COM-182] [COM-183]', () => {
  const removed = stored.map((file) => ({ ...file, isRemoved: file.id === 's1' }));
  expect([...removed, added].map(actionStatusOf)).toEqual([2, null, 1]);
});

test('saving sends the addresses to delete and the files to add [COM-184] [COM-193]', () => {
  const removed = stored.map((file) => ({ ...file, isRemoved: file.id === 's2' }));
  expect(attachmentChanges([...removed, added])).toEqual({ files: [notes], attachmentsUrls: ['/assets/s2'] });
  expect(attachmentChanges(stored)).toEqual({ files: [], attachmentsUrls: [] });
});
