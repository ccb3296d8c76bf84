import { isSafeAddress } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { documentsRefusal, linksRefusal } from './event-files.ts';

const known = new Set(['a', 'b']);

test.each([
  ['both in another order', ['b', 'a'], ['B', 'A'], 1, undefined],
  ['none', [], [], 3, undefined],
  ['one that is gone', ['a', 'x'], ['A', 'X'], 0, 'body.keptIds'],
  ['one twice', ['a', 'a'], ['A', 'A'], 0, 'body.keptIds'],
  ['one without a name', ['a', 'b'], ['A'], 0, 'body.names'],
  ['one too many', ['a', 'b'], ['A', 'B'], 2, 'body.files'],
])('of two documents are kept %s', (_, keptIds, names, added, field) => {
  expect(documentsRefusal({ keptIds, names, added }, known, 3)?.field).toBe(field);
});

test.each([
  ['https://example.org/map?at=1#door', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['https:', false],
  ['https://bank.example@evil.example/', false],
  ['https://:secret@evil.example/', false],
  ['mailto:ana@example.org', false],
  ['example.org', false],
  ['https://localhost/', false],
  ['https://LOCALHOST./', false],
  ['https://printer.local/', false],
  ['https://intranet/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://192.168.0.1/admin', false],
  ['https://[::1]/', false],
  ['https://[fd00::1]/', false],
  ['https://local.example.org/', true],
  ['https://xn--bcher-kva.example/', true],
  ['', false],
])('a reader can be sent to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});

test('every link has a name', () => {
  expect(linksRefusal({ names: ['Map'], addresses: ['https://example.org'] })).toBeNull();
  expect(linksRefusal({ names: [], addresses: ['https://example.org'] })?.field).toBe('body.linkNames');
});
