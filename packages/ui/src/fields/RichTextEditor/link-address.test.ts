import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['  http://example.org ', 'http://example.org'],
  ['example.org/page?x=1', 'https://example.org/page?x=1'],
  ['example.org:8080', 'https://example.org:8080'],
  ['amy@example.org', 'mailto:amy@example.org'],
  ['mailto:amy@example.org', 'mailto:amy@example.org'],
  ['javascript:alert(1)', null],
  ['javascript.foo:alert(1)', null],
  ['data:text/html,x', null],
  ['not an address', null],
  ['word', null],
  ['', null],
])('%j means %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
