import { expect, test } from 'vitest';
import { previewQuery, readerInAddress } from './preview-reader.ts';

test.each([
  [{}, { as: 'member', segmentId: null }, {}],
  [{ as: 'stranger' }, { as: 'stranger', segmentId: null }, { as: 'stranger' }],
  [{ as: 'admin', segment: 's-1' }, { as: 'member', segmentId: 's-1' }, { segment: 's-1' }],
  [{ segment: 's'.repeat(101) }, { as: 'member', segmentId: null }, {}],
] as const)('%j is the reader %j', (search, reader, written) => {
  expect(readerInAddress.read(search)).toEqual(reader);
  expect(JSON.parse(JSON.stringify(readerInAddress.write(reader)))).toEqual(written);
});

test('a segment is asked for where one is chosen', () => {
  expect(previewQuery({ as: 'lapsed', segmentId: null })).toEqual({ as: 'lapsed' });
  expect(previewQuery({ as: 'member', segmentId: 's-1' })).toEqual({ as: 'member', segmentId: 's-1' });
});
