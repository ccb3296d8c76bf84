import { expect, test } from 'vitest';
import { untracked } from './tracked-link.ts';

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['https://example.org/a?utm_source=mail&b=c&utm_campaign=x', 'https://example.org/a?b=c'],
  ['https://example.org/?fbclid=IwAR0', 'https://example.org/'],
  ['https://www.google.com/url?q=https://example.org/a&sa=D&source=editors', 'https://example.org/a'],
  [
    'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa%3Futm_source%3Dx&data=05%7C01',
    'https://example.org/a',
  ],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=AT0', 'https://example.org/'],
  ['https://www.google.com/search?q=splint', 'https://www.google.com/search?q=splint'],
  [
    'https://google.com.evil.example/url?q=https://example.org',
    'https://google.com.evil.example/url?q=https://example.org',
  ],
  ['mailto:amy@example.org?subject=utm_source', 'mailto:amy@example.org?subject=utm_source'],
  ['#_Toc123', '#_Toc123'],
  ['not an address', 'not an address'],
])('%s leads to %s', (copied, address) => {
  expect(untracked(copied)).toBe(address);
});

test('a redirector that names a script is not followed into one', () => {
  expect(untracked('https://www.google.com/url?q=javascript:alert(1)')).toBe('javascript:alert(1)');
});
