/** Words of the component library in languages that the portal does not speak. */
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Of letters that every bundler writes as they stand, and so long that nothing else is called so. */
const word = /^(?=.{12})[A-Za-z]+(?: [A-Za-z]+)+$/;

/** What the scripts of a built portal and its elements say in German or Dutch: English is all that the second host speaks. */
export async function foreignWordsIn(host: string): Promise<string[]> {
  const components = realpathSync(join(host, 'node_modules/@portal/ui/node_modules/react-aria-components'));
  const libraries = ['react-aria-components', 'react-aria'].map((name) => join(components, '..', name));
  const dist = join(host, 'dist');
  const scripts = globSync('**/*.js', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
  const found = (words: ReadonlySet<string>) =>
    [...words].filter((text) => scripts.some((code) => code.includes(text)));
  const english = await wordsIn(libraries, 'en-US');
  const foreign = [...(await wordsIn(libraries, 'de-DE')), ...(await wordsIn(libraries, 'nl-NL'))];
  return [
    ...(found(english).length > 0 ? [] : ['it says nothing that the component library says in English']),
    ...found(new Set(foreign.filter((text) => !english.has(text)))).map((text) => `it says '${text}'`),
  ];
}

/** As its dictionaries have them. */
async function wordsIn(libraries: readonly string[], language: string): Promise<Set<string>> {
  const words = new Set<string>();
  for (const library of libraries) {
    for (const file of globSync(`dist/**/intl/**/${language}.mjs`, { cwd: library })) {
      const dictionary: { default: Record<string, unknown> } = await import(join(library, file));
      for (const text of Object.values(dictionary.default))
        if (typeof text === 'string' && word.test(text)) words.add(text);
    }
  }
  return words;
}
