import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test.each(['csv', 'docx', 'link', 'mp4', 'pdf', 'pptx', 'ppt', 'xlsx', 'txt', 'png', 'jpeg', 'jpg'])(
  '%s has an icon of its own [PLT-743]',
  (ending) => {
    expect(fileKind(`Hand therapy notes.${ending.toUpperCase()}`)).toBe(ending);
  },
);

test.each(['doc', 'xls', 'gif', 'webp', 'tiff', 'bmp', 'rtf', 'zip', 'mp3', 'wav', 'm4a', 'mov', 'webm'])(
  '%s has an icon of its own too',
  (ending) => {
    expect(fileKind(`/files/notes.${ending}?sig=a.b`)).toBe(ending);
  },
);

test.each(['notes.odt', 'notes', 'archive.tar.gz'])('%s has the general icon [PLT-744]', (name) => {
  expect(fileKind(name)).toBe('file');
});

test('an address may carry a query', () => {
  expect(fileKind('/api/content/assets/7.pdf?sig=a.b')).toBe('pdf');
});
