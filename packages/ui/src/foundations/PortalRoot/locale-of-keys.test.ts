import { isRTL } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { localeOfKeys } from './locale-of-keys.ts';

test.each([
  ['en-AU', 'rtl', 'en-Hebr-AU'],
  ['en-AU', 'ltr', 'en-AU'],
  ['en-AU', undefined, 'en-AU'],
  ['he-IL', 'rtl', 'he-IL'],
  ['ar-EG', 'ltr', 'ar-Latn-EG'],
] as const)('keys of %s on a page that reads %s go by %s', (locale, direction, expected) => {
  const given = localeOfKeys(locale, direction);
  expect(given).toBe(expected);
  if (direction) expect(isRTL(given)).toBe(direction === 'rtl');
});
