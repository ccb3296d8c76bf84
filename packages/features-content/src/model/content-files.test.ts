import { expect, test } from 'vitest';
import { contentFiles } from './content-files.ts';

const stored = {
  id: 'a-1',
  type: 'image/png',
  filenameDisk: 'a-1',
  filenameDownload: 'splint.png',
  url: '/assets/a-1',
};

test('files and pictures are attached alike, by their names; what has neither is left out', () => {
  const document = { ...stored, id: 'a-2', filenameDownload: 'guide.pdf', url: '/assets/a-2' };
  expect(
    contentFiles([
      { name: 'A splint', file: null, image: stored },
      { name: '', file: document, image: null },
      { name: 'Gone', file: null, image: null },
    ]),
  ).toEqual([
    { id: 'a-1', name: 'splint.png', title: 'A splint', url: '/assets/a-1', alt: 'A splint' },
    { id: 'a-2', name: 'guide.pdf', title: undefined, url: '/assets/a-2', alt: 'guide.pdf' },
  ]);
});
