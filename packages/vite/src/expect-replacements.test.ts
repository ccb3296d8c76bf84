import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanIcons } from './lean-icons.ts';
import { leanRouter } from './lean-router.ts';
import { noStylesInHead } from './no-styles-in-head.ts';
import { oneLanguage } from './one-language.ts';

const packages = '/app/node_modules';

/** Builds modules that stand in no file, by their addresses; the first of them is the entry. */
async function built(plugin: Plugin, modules: Readonly<Record<string, string>>): Promise<string> {
  const [entry = ''] = Object.keys(modules);
  const library: Plugin = {
    name: 'library',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, library],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  return result.output[0].code;
}

/** A library of one module, as no plugin here knows it. */
const otherwise = (file: string) => ({ [`${packages}/${file}`]: 'export default 1;' });

test.each([
  ['icons', leanIcons(), 'lucide-react/dist/draw.js', 'What draws the icons of lucide-react'],
  ['the router', leanRouter(), 'react-router/lib/router.js', 'What names the components of react-router'],
  [
    'things to press',
    noStylesInHead(),
    'react-aria/dist/press/usePress.js',
    'The style of things to press in react-aria',
  ],
  [
    'what scrolls',
    noStylesInHead(),
    'react-aria/dist/modal/useModalOverlay.js',
    'The style of what scrolls in react-aria',
  ],
  ['the browser’s language', oneLanguage('en-AU'), 'react-aria/dist/i18n/locale.js', 'The language of the browser'],
  ['words', oneLanguage('en-AU'), 'react-aria/dist/words/useLocalizedStringFormatter.js', 'What react-aria says'],
  ['words of fields', oneLanguage('en-AU'), 'react-stately/dist/intlStrings.mjs', 'What react-stately says'],
])('a build ends where the library has %s elsewhere', async (_, plugin, file, what) => {
  const building = built(plugin, otherwise(file));
  await expect(building).rejects.toThrow(what);
  await expect(building).rejects.toThrow(`is not where this build replaces it, though it holds ${packages}/${file}`);
});

test.each([
  ['react-aria', 'dist/private/datepicker/intlStrings.mjs', 'dist/private/intl/datepicker'],
  ['react-aria-components', 'dist/private/intlStrings.mjs', 'dist/private/intl'],
  ['react-stately', 'dist/private/color/intlStrings.mjs', 'dist/private/intl/color'],
])('what %s says comes in one language beside English, wherever it is installed', async (library, list, folder) => {
  const words = (language: string) => `${packages}/${library}/${folder}/${language}.mjs`;
  const languages = ['de-DE', 'en-US', 'fr-FR', 'zh-TW'];
  const imports = languages.map((language, at) => `import words${at} from '${words(language)}';`);
  const code = await built(oneLanguage('de-AT'), {
    [`${packages}/${library}/${list}`]: `${imports.join('\n')}\nexport default [words0, words1, words2, words3];`,
    ...Object.fromEntries(languages.map((language) => [words(language), `export default { said: 'in ${language}' };`])),
  });
  expect(languages.filter((language) => code.includes(`in ${language}`))).toEqual(['de-DE', 'en-US']);
});

test('a build without a library replaces nothing in it', async () => {
  const page = { '/app/page.js': 'export default 1;' };
  for (const plugin of [leanIcons(), leanRouter(), noStylesInHead(), oneLanguage('en-AU')])
    expect(await built(plugin, page)).toContain('1');
});
