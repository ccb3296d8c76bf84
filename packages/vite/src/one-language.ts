import type { Plugin } from 'vite';
import { expectModule } from './expect-module.ts';

const dictionary =
  /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria\/[^/]+)\/.*\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/;

/** Asks, as soon as it comes, which language the browser speaks: the first use of `Intl`, which takes a slow phone a tenth of a second. */
const browserLanguage = /\/react-aria\/.*\/i18n\/useDefaultLocale\.m?js$/;

/** Which way words of a language run: a table of languages beside that of scripts, for browsers that the portal does not work in. */
const directions = /\/react-aria\/.*\/i18n\/utils\.m?js$/;

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
      if (directions.test(id)) return directionsOfScripts;
      const language = dictionary.exec(id)?.[1];
      return language === undefined || spoken.has(language) ? null : 'export default {};';
    },
    ...expectModule({ library: /\/react-aria\/.*\/i18n\//, module: browserLanguage }),
  };
}

const fromTheRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
const directionsOfScripts = `export const isRTL = (locale) => ${JSON.stringify(fromTheRight)}.includes(new Intl.Locale(locale).maximize().script);`;

function organisationsLanguage(locale: string): string {
  const { script = '' } = new Intl.Locale(locale).maximize();
  const language = JSON.stringify({ locale, direction: fromTheRight.includes(script) ? 'rtl' : 'ltr' });
  return `const language = ${language}; export const getDefaultLocale = () => language; export const useDefaultLocale = getDefaultLocale;`;
}
