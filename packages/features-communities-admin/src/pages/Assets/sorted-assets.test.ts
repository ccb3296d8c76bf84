import type { FolderAsset } from '@portal/api';
import { assetTypes } from '@portal/api';
import { expect, test } from 'vitest';
import { sampleAssets } from '@portal/stories/samples/library';
import { type AssetSort, hasPreview, sortedAssets, typeOf } from './sorted-assets.ts';

const asset = (name: string, description: string, day: string): FolderAsset => ({
  ...sampleAssets[0]!,
  name,
  description,
  createdAt: `2026-05-${day}T01:00:00.000Z`,
});
const assets = [asset('Part 10', 'b', '02'), asset('part 9', 'a', '03'), asset('Other', 'c', '01')];

test.each<[AssetSort, string[]]>([
  ['ownOrder', ['Part 10', 'part 9', 'Other']],
  ['byDate', ['part 9', 'Part 10', 'Other']],
  ['byDescription', ['part 9', 'Part 10', 'Other']],
  ['byName', ['Other', 'part 9', 'Part 10']],
])('%s: %j', (sort, names) => {
  expect(sortedAssets(assets, sort, 'en-AU').map(({ name }) => name)).toEqual(names);
});

test('each file that may be added has the name of its type, and a link has none [COM-677]', () => {
  const types = new Set(assetTypes.map((ending) => typeOf({ fileName: `a.${ending}` })));
  expect([...types].toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))).toEqual([
    'DOC',
    'DOCX',
    'JPG',
    'MP4',
    'PDF',
    'PNG',
    'PPT',
    'PPTX',
    'TXT',
    'XLS',
    'XLSX',
  ]);
  expect(typeOf({ fileName: null })).toBeNull();
});

test('a preview is offered of pictures alone [COM-590]', () => {
  const shown = assetTypes.filter((ending) => hasPreview({ fileName: `A.${ending.toUpperCase()}` }));
  expect(shown.toSorted()).toEqual(['jpeg', 'jpg', 'png']);
  expect(hasPreview({ fileName: null })).toBe(false);
});
