import type { Plugin } from 'vite';

const dictionary =
  /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria\/[^/]+)\/.*\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/;

/** Asks, as soon as it comes, which language the browser speaks: the first use of `Intl`, which takes a slow phone a tenth of a second. */
const browserLanguage = /node_modules\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js$/;

/**
 * Leaves out the component library's words in languages that the organisation does not speak. English is what it falls back to. What it would ask the
 * browser's language for is written in the organisation's, as the portal around it says.
 */
export function oneLanguage(locale: string): Plugin {
  const spoken = new Set(['en', locale.slice(0, 2)]);
  return {
    name: 'portal-one-language',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (browserLanguage.test(id)) return organisationsLanguage(locale);
      const language = dictionary.exec(id)?.[1];
      return language === undefined || spoken.has(language) ? null : 'export default {};';
    },
  };
}

const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

function organisationsLanguage(locale: string): string {
  const { script = '' } = new Intl.Locale(locale).maximize();
  const language = JSON.stringify({ locale, direction: fromTheRight.has(script) ? 'rtl' : 'ltr' });
  return `const language = ${language}; export const getDefaultLocale = () => language; export const useDefaultLocale = getDefaultLocale;`;
}
