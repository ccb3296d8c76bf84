import type { Plugin } from 'vite';

const dictionary =
  /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria\/[^/]+)\/.*\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/;

/** Leaves out the component library's words in languages that the organisation does not speak. English is what it falls back to. */
export function oneLanguage(locale: string): Plugin {
  const spoken = new Set(['en', locale.slice(0, 2)]);
  return {
    name: 'portal-one-language',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const language = dictionary.exec(id)?.[1];
      return language === undefined || spoken.has(language) ? null : 'export default {};';
    },
  };
}
