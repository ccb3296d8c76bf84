import { empty, failed } from '@portal/kit';
import { expect, test, vi } from 'vitest';
import {
  aroundPostCode,
  atPostCode,
  isUnknownPostCode,
  nearnessQuery,
  nearnessIn,
  nearnessInAddress,
  noNearness,
} from './nearness.ts';

test('a postcode and a distance come back from the address as they went into it', () => {
  const far = { near: '3056', within: '100' } as const;
  expect(nearnessIn(nearnessInAddress(far), true)).toEqual(far);
  expect(nearnessInAddress({ near: '3056', within: '25' })).toEqual({ near: '3056' });
  expect(nearnessInAddress(noNearness)).toEqual({});
});

test('what an address cannot mean narrows nothing', () => {
  expect(nearnessIn({ near: '  ', within: '7' }, true)).toEqual(noNearness);
  expect(nearnessIn({ near: ' sw1a  1aa ', within: '-5' }, true)).toEqual({ near: 'SW1A 1AA', within: '25' });
  expect(nearnessIn({ near: 'x'.repeat(500) }, true).near.length).toBeLessThan(20);
});

test('where nobody has said where postcodes are an address says nothing of them', () => {
  expect(nearnessIn({ near: '3056', within: '5' }, false)).toEqual(noNearness);
});

test('only a postcode is asked for, with its distance', () => {
  expect(nearnessQuery({ near: '3056', within: '5' })).toEqual({ near: '3056', within: '5' });
  expect(nearnessQuery({ near: '', within: '5' })).toEqual({});
});

test('another postcode begins with the nearest, and none with the first by name', () => {
  expect(atPostCode('3056')).toEqual({ near: '3056', sort: 'near' });
  expect(atPostCode('')).toEqual({ near: '', sort: 'asc' });
});

test('what is pointed at on the map is looked around as near as can be', () => {
  expect(aroundPostCode('3056')).toEqual({ near: '3056', within: '5', sort: 'near' });
});

test('a postcode that nobody knows is told from other failures', () => {
  const problem = { code: 'invalid_input', status: 400, message: 'No.' };
  expect(isUnknownPostCode(failed({ ...problem, field: 'query.near' }, vi.fn()))).toBe(true);
  expect(isUnknownPostCode(failed(problem, vi.fn()))).toBe(false);
  expect(isUnknownPostCode(empty)).toBe(false);
});
