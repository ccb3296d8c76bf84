import { expect, test } from 'vitest';
import { type NamedByContent, namedRefusal } from './content-named.ts';

const known = {
  categoryIds: new Set(['practice']),
  tagIds: new Set(['ndis']),
  segmentIds: new Set(['vic']),
  files: new Map([
    ['photo', 'image/png'],
    ['guide', 'application/pdf'],
  ]),
};
const nothing: NamedByContent = { image: null, attachments: [], categoryIds: [], tagIds: [], segmentIds: [] };

test.each<[string, Partial<NamedByContent>, string | null]>([
  ['nothing', {}, null],
  ['what is there', { categoryIds: ['practice'], tagIds: ['ndis'], segmentIds: ['vic'] }, null],
  ['a category that is not there, or of another type', { categoryIds: ['guides'] }, 'categoryIds'],
  ['a tag that is not there', { tagIds: ['gone'] }, 'tagIds'],
  ['a segment that is not there', { segmentIds: ['vic', 'gone'] }, 'segmentIds'],
  ['a picture of its own', { image: { assetId: 'photo' } }, null],
  ['a picture of another item', { image: { assetId: 'other' } }, 'image'],
  ['a document as its picture', { image: { assetId: 'guide' } }, 'image'],
  ['its files', { attachments: [{ assetId: 'guide' }, { assetId: 'photo' }] }, null],
  ['a file of another item', { attachments: [{ assetId: 'other' }] }, 'attachments'],
  ['a file twice', { attachments: [{ assetId: 'guide' }, { assetId: 'guide' }] }, 'attachments'],
])('an item that names %s', (_, changes, field) => {
  expect(namedRefusal('news', { ...nothing, ...changes }, known)?.field ?? null).toBe(field && `body.${field}`);
});

test('a page is in no category', () => {
  const named = { ...nothing, categoryIds: ['practice'] };
  expect(namedRefusal('page', named, known)?.field).toBe('body.categoryIds');
  expect(namedRefusal('page', nothing, known)).toBeNull();
});
