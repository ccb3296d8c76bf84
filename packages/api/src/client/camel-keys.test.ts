import { describeCall } from '../calls/describe-call.ts';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract, type Endpoint } from '../contract/index.ts';
import { camelKeys } from './camel-keys.ts';

test.each([
  ['CanCancelMembership', 'canCancelMembership'],
  ['first_name', 'firstName'],
  ['first-name', 'firstName'],
  ['First Name', 'firstName'],
  ['ID', 'id'],
  ['userID', 'userID'],
  ['URLPath', 'urlPath'],
  ['address1', 'address1'],
  ['Address2Line', 'address2Line'],
  ['totalItemCount', 'totalItemCount'],
  ['', ''],
  ['_', '_'],
])('the key %o becomes %o [PLT-680]', (key, camel) => {
  expect(camelKeys({ [key]: 1 })).toEqual({ [camel]: 1 });
});

test('nested objects and lists are reached [PLT-681]', () => {
  expect(camelKeys([{ User_Settings: { EnableTfa: true, Items: [{ Is_On: null }, 'Left_Alone'] } }])).toEqual([
    { userSettings: { enableTfa: true, items: [{ isOn: null }, 'Left_Alone'] } },
  ]);
});

test('keys that start with $ are kept, and what is below them is converted [PLT-682]', () => {
  expect(camelKeys({ $Type_Name: { Inner_Key: 1 } })).toEqual({ $Type_Name: { innerKey: 1 } });
});

test('files are not converted [PLT-683]', () => {
  const blob = new Blob(['x']);
  expect(camelKeys(blob)).toBe(blob);
  expect(camelKeys({ The_File: blob })).toEqual({ theFile: blob });
});

test('a reply whose keys are right already is not copied, and of another one what is right in it is not', () => {
  const right = { totalItems: 1, events: [{ id: 'e-1' }] };
  expect(camelKeys(right)).toBe(right);
  expect(Object.values(camelKeys({ First_Page: right }) as object)[0]).toBe(right);
});

test('no key of a reply of the contract is changed, so that its types hold', () => {
  const areas: Record<string, Record<string, Endpoint>> = contract;
  for (const endpoint of Object.values(areas).flatMap((area) => Object.values(area))) {
    const { reply } = endpoint;
    if (reply.kind === 'blob' || describeCall('', endpoint).keepsKeys) continue;
    const schema = JSON.stringify(z.toJSONSchema(reply.schema, { io: 'input', unrepresentable: 'any' }));
    const keys = [...schema.matchAll(/"(?!__schema)(\w+)":\{/g)].map(([, key = '']) => key);
    expect(Object.keys(camelKeys(Object.fromEntries(keys.map((key) => [key, 1]))) as object)).toEqual([
      ...new Set(keys),
    ]);
  }
});
