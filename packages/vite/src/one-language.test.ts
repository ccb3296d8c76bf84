import { expect, test } from 'vitest';
import { oneLanguage } from './one-language.ts';

function loaded(locale: string, file: string): unknown {
  const { load } = oneLanguage(locale);
  // The hook is a function that asks nothing of its context.
  return (load as (id: string) => unknown)(`/app/node_modules/react-aria/${file}`);
}

test.each([
  ['en-AU', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
])(
  'the component library takes %s, which is written %s, for the browser’s language, and asks for none',
  (locale, direction) => {
    const code = String(loaded(locale, 'dist/i18n/useDefaultLocale.mjs'));
    expect(code).toContain(JSON.stringify({ locale, direction }));
    expect(code).not.toMatch(/Intl|navigator/);
  },
);

test('a script says which way it runs', async () => {
  const code = String(loaded('en-AU', 'dist/i18n/utils.mjs'));
  const { isRTL } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isRTL: (locale: string) => boolean;
  };
  expect(['en-AU', 'en-Hebr-AU', 'ar', 'ar-Latn-EG', 'fa-IR', 'dv'].map(isRTL)).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
});

test('words come in the organisation’s language and in English', () => {
  const words = (language: string) => loaded('de-DE', `dist/intl/datepicker/${language}.mjs`);
  expect(['de-DE', 'en-US', 'fr-FR'].map(words)).toEqual([null, null, 'export default {};']);
});
