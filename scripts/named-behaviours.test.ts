import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stories } from './behaviour-fixtures/stories.ts';
import { currentPages, sourcesOf } from './behaviours.ts';
import { namedIn } from './named-behaviours.ts';

// Put together, so that this file itself names none.
const id = (number: number): string => `ABC-00${number}`;

describe('what counts as naming a behaviour', () => {
  test.each<[string, string, string[]]>([
    ['a title', `test('a closed post takes no comment [${id(1)}]', () => {})`, [id(1)]],
    ['several in a title', `test('both [${id(1)}] [${id(2)}]', f)`, [id(1), id(2)]],
    ['a row of a table', `test.each([['[${id(1)}, ${id(2)}] administrator', x]])`, [id(1), id(2)]],
    ['a title with a value in it', `test(\`as \${role} [${id(1)}], and \${n} [${id(2)}]\`, f)`, [id(1), id(2)]],
    ['a story', `const meta = { behaviours: ['${id(3)}', '${id(4)}'] }`, [id(3), id(4)]],
    ['not a comment', `// as [${id(1)}] says\n/** [${id(2)}] */\nf(); // [${id(3)}]`, []],
    ['nor words about it', `test('${id(1)} is not built', f); const at = 'ABC-C15 body'`, []],
    ['nor a type', `interface Parameters { behaviours?: ['${id(1)}'] }`, []],
  ])('%s', (_, source, ids) => {
    expect(namedIn(source)).toEqual(ids);
  });

  test('what a story lists is found as the module itself has it', () => {
    const listed = Object.values(stories).flatMap(({ parameters }) => [...parameters.behaviours]);
    const source = readFileSync(new URL('./behaviour-fixtures/stories.ts', import.meta.url), 'utf8');
    expect(listed).toHaveLength(22);
    expect(namedIn(source).toSorted()).toEqual(listed.toSorted());
  });

  test.each(['behaviours: idsOf(form)', "behaviours: [...(live ? ['A'] : [])]", 'behaviours: [...unknown]'])(
    'a list that cannot be read is refused: %s',
    (list) => {
      expect(() => namedIn(`const story = {\n${list} }`, 'Form.stories.tsx')).toThrow(
        /^Form\.stories\.tsx:2 .* is no list of behaviours: name them by texts and constants of the same file$/,
      );
    },
  );

  test('no id that stands between quotation marks in a story is lost', () => {
    const known = new Set([...currentPages().pages.values()].flatMap((page) => page.match(/[A-Z]{3}-\d{3,4}/g) ?? []));
    const sources = [...sourcesOf('stories')];
    const quoted = sources.flatMap(([file, text]) =>
      Array.from(text.matchAll(/'([A-Z]{3}-\d{3,4})'/g), ([, id = '']) => `${file} ${id}`).filter((line) =>
        known.has(line.split(' ')[1] ?? ''),
      ),
    );
    const named = sources.flatMap(([file, text]) => namedIn(text, file).map((id) => `${file} ${id}`));
    expect(quoted.length).toBeGreaterThan(1000);
    expect(named.toSorted()).toEqual(quoted.toSorted());
  });
});
