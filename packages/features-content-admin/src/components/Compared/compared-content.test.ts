import { expect, test } from 'vitest';
import { type ComparedContent, differingParts } from './compared-content.ts';

const item: ComparedContent = {
  name: 'Hands in winter',
  shortDescription: 'What helps.',
  content: '<p>Keep them warm.</p><img src="/files/1?signature=a" alt="">',
  image: { assetId: 'a-1', alt: 'Two gloves' },
  attachments: [{ assetId: 'f-1', name: 'Guide' }],
  categoryIds: ['c-1', 'c-2'],
  tagIds: ['t-1'],
  segmentIds: [],
  isMembersOnly: false,
};

test.each([
  ['nothing', {}, []],
  ['the signature of a picture', { content: item.content.replace('=a', '=b') }, []],
  ['the order of categories', { categoryIds: ['c-2', 'c-1'] }, []],
  ['the title', { name: 'Feet' }, ['name']],
  ['what a picture shows', { image: { assetId: 'a-1', alt: 'Gloves' } }, ['image']],
  ['another picture that shows the same', { image: { assetId: null, alt: 'Two gloves' } }, ['image']],
  ['no picture', { image: null }, ['image']],
  ['the name of a file', { attachments: [{ assetId: 'f-1', name: 'The guide' }] }, ['attachments']],
  ['who reads it', { segmentIds: ['s-1'], isMembersOnly: true }, ['segmentIds', 'isMembersOnly']],
  ['text and title', { content: '', name: '' }, ['name', 'content']],
] as const)('%s', (_, change, parts) => expect(differingParts(item, { ...item, ...change })).toEqual(parts));
