import { expect, test } from 'vitest';
import { leavesSite, safeLink, safePicture } from './safe-link.ts';

test.each([
  ['https://example.org/a?b=c#d', true],
  ['http://example.org', true],
  ['mailto:amy@example.org', true],
  ['HTTPS://EXAMPLE.ORG', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['//example.org', false],
  ['/posts', false],
  ['example.org', false],
  ['', false],
])('%j may be followed: %s', (address, may) => {
  expect(safeLink(address) !== null).toBe(may);
});

test.each([
  ['/assets/1.png', true],
  ['https://example.org/1.png', true],
  ['//example.org/1.png', false],
  ['/\\example.org/1.png', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['javascript:alert(1)', false],
])('%j may be a picture: %s', (address, may) => {
  expect(safePicture(address) !== null).toBe(may);
});

test.each([
  ['https://example.org/a', true],
  ['http://portal.example/a', false],
  ['https://portal.example:8080/a', true],
  ['https://portal.example.evil.example', true],
  ['mailto:amy@example.org', false],
])('%j leaves portal.example: %s', (address, leaves) => {
  expect(leavesSite(address, 'portal.example')).toBe(leaves);
});
