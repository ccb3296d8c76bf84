import { expect, test } from 'vitest';
import { shownTags } from './shown-tags.ts';

const tags = Array.from({ length: 160 }, (_, index) => ({
  id: `t-${index}`,
  label: index === 155 ? 'Falls' : `Tag ${index}`,
}));

test('the first 150 tags are shown until all are asked for [CNT-020]', () => {
  expect(shownTags(tags.slice(0, 150), '', false)).toEqual({ shown: tags.slice(0, 150), hasMore: false });
  expect(shownTags(tags, '', false)).toEqual({ shown: tags.slice(0, 150), hasMore: true });
  expect(shownTags(tags, '', true)).toEqual({ shown: tags, hasMore: false });
});

test('a word finds every tag that has it, whatever its case', () => {
  expect(shownTags(tags, ' fall ', false).shown.map(({ label }) => label)).toEqual(['Falls']);
  expect(shownTags(tags, 'nothing', false)).toEqual({ shown: [], hasMore: false });
});
