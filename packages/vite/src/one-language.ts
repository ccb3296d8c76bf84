import type { Plugin } from 'vite';
import { expectReplacements } from './expect-replacements.ts';

const dictionary =
  /\/(react-aria|react-aria-components|react-stately|@react-aria\/[^/]+)\/dist\/(?:.*\/)?intl\/(?:.*\/)?([a-z]{2})-[A-Z]{2}\.m?js$/;

/** Asks, as soon as it comes, which language the browser speaks: the first use of `Intl`, which takes a slow phone a tenth of a second. */
const browserLanguage = /\/react-aria\/.*\/i18n\/useDefaultLocale\.m?js$/;

/** Which way words of a language run: a table of languages beside that of scripts, for browsers that the portal does not work in. */
const directions = /\/react-aria\/.*\/i18n\/utils\.m?js$/;

/** Every list of dictionaries names its own, one for each language. */
const wordsOf = (library: string) => ({
  what: `What ${library} says in other languages`,
  library: new RegExp(`/${library}/dist/(?:.*/)?intlStrings\\.m?js$`),
});

const replacements = {
  'react-aria': wordsOf('react-aria'),
  'react-aria-components': wordsOf('react-aria-components'),
  'react-stately': wordsOf('react-stately'),
  words: {
    what: 'What react-aria says in other languages',
    library: /\/react-aria\/.*\/useLocalizedStringFormatter\./,
  },
  browserLanguage: { what: 'The language of the browser in react-aria', library: /\/react-aria\/.*\/i18n\// },
  directions: { what: 'The direction of languages in react-aria', library: /\/react-aria\/.*\/i18n\/I18nProvider\./ },
};

/**
 * Leaves out the component library's words in languages that the organisation does not speak. English is what it falls back to. What it would ask the
 * browser's language for is written in the organisation's, as the portal around it says. The library's own plugin (`@react-aria/optimize-locales-plugin`)
 * leaves bundles for Node as they are, by which the portal's chunks are planned.
 */
export function oneLanguage(locale: string): Plugin {
  const spoken = new Set(['en', locale.slice(0, 2)]);
  const { found, buildEnd } = expectReplacements(replacements);
  return {
    name: 'portal-one-language',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (browserLanguage.test(id)) {
        found('browserLanguage');
        return organisationsLanguage(locale);
      }
      if (directions.test(id)) {
        found('directions');
        return directionsOfScripts;
      }
      const [, library = '', language = ''] = dictionary.exec(id) ?? [];
      if (language === '') return null;
      found('words');
      if (isOwnLibrary(library)) found(library);
      return spoken.has(language) ? null : 'export default {};';
    },
    buildEnd,
  };
}

function isOwnLibrary(name: string): name is keyof typeof replacements {
  return Object.hasOwn(replacements, name);
}

const fromTheRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
const directionsOfScripts = `export const isRTL = (locale) => ${JSON.stringify(fromTheRight)}.includes(new Intl.Locale(locale).maximize().script);`;

function organisationsLanguage(locale: string): string {
  const { script = '' } = new Intl.Locale(locale).maximize();
  const language = JSON.stringify({ locale, direction: fromTheRight.includes(script) ? 'rtl' : 'ltr' });
  return `const language = ${language}; export const getDefaultLocale = () => language; export const useDefaultLocale = getDefaultLocale;`;
}
