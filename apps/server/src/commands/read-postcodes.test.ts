import { expect, test } from 'vitest';
import { limits } from '@portal/api/contract';
import { readPostCodes } from './read-postcodes.ts';

test('postcodes are read from whatever columns are named so, each once and in the middle of its places', () => {
  const text =
    'id,Postcode,Locality,Long,Lat\n1,3011,Footscray,144.9,-37.8\n2,3011,Seddon,144.88,-37.81\n3,0800,Darwin,130.84,-12.46\n';
  const { postCodes, fault } = readPostCodes(text);
  expect(fault).toBeNull();
  expect(postCodes.map(({ postCode }) => postCode)).toEqual(['3011', '0800']);
  expect(postCodes[0]?.latitude).toBeCloseTo(-37.805);
  expect(postCodes[0]?.longitude).toBeCloseTo(144.89);
});

test('a postcode without a place is left out', () => {
  expect(readPostCodes('postcode;latitude;longitude\n1001;;\n2204;-33.91;151.16').postCodes).toEqual([
    { postCode: '2204', latitude: -33.91, longitude: 151.16 },
  ]);
});

test.each([
  ['no column for postcode', ''],
  ['no column for longitude', 'postcode,lat\n3011,-37'],
  ['Line 2 has no postcode', 'postcode,lat,lon\n,-37,144'],
  ['Line 3 is nowhere on earth', 'postcode,lat,lon\n3011,-37,144\n3012,144,-37'],
  ['Line 2 is nowhere on earth', 'postcode,lat,lon\n3011,south,144'],
  ['no postcode with a place', 'postcode,lat,lon\n1001,,'],
  ['more than', `postcode,lat,lon\n${'3011,-37,144\n'.repeat(limits.directory.postCodeRows + 1)}`],
])('a file is refused in a sentence: %s', (words, text) => {
  const { postCodes, fault } = readPostCodes(text);
  expect(postCodes).toEqual([]);
  expect(fault).toContain(words);
});
