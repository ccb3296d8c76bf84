import { describe, expect, test } from 'vitest';
import { allBlocks, blocksOf, faultsIn, keyOf, unknownStylesheets } from './doc-code.ts';
import { surroundings } from './doc-surroundings.ts';

/** One program over the sources of all packages, on a machine that may be busy. */
const longest = 240_000;

test(
  'the code in the docs and READMEs compiles',
  () => {
    const blocks = allBlocks();
    expect(blocks.length).toBeGreaterThan(16);
    expect(faultsIn(blocks)).toEqual([]);
  },
  longest,
);

test('the stylesheets that it imports are entry points of their packages', () => {
  expect(allBlocks().flatMap(unknownStylesheets)).toEqual([]);
});

test('what is put around a block in doc-surroundings.ts belongs to one', () => {
  const keys = new Set(allBlocks().map(keyOf));
  expect(Object.keys(surroundings).filter((key) => !keys.has(key))).toEqual([]);
});

describe('a block', () => {
  const page = ['# Page', '', '1. One:', '', '   ```ts', '   const a = 1;', '   ```', '', '```sh', 'ls', '```'].join(
    '\n',
  );
  const named = '```tsx app/page.tsx\nexport {};\n```\n';

  test('is found in lists too, by the line on the page', () => {
    expect(blocksOf('docs/page.md', `${page}\n${named}`)).toEqual([
      { page: 'docs/page.md', line: 6, language: 'ts', name: undefined, text: 'const a = 1;\n' },
      { page: 'docs/page.md', line: 13, language: 'tsx', name: 'app/page.tsx', text: 'export {};\n' },
    ]);
  });

  test(
    'that does not compile is told of by its line',
    () => {
      const blocks = blocksOf(
        'docs/page.md',
        "\n```ts\nimport { gone } from '@portal/kit/access';\n\nconst a: string = 1;\n```\n",
      );
      expect(faultsIn(blocks)).toEqual([
        expect.stringMatching(/^docs\/page\.md:3 .* has no exported member 'gone'/),
        "docs/page.md:5 Type 'number' is not assignable to type 'string'.",
      ]);
    },
    longest,
  );

  test('with a stylesheet that there is not is told of', () => {
    const [block] = blocksOf(
      'docs/page.md',
      "```ts\nimport '@portal/ui/styles.css';\nimport '@portal/ui/gone.css';\n```\n",
    );
    expect(block && unknownStylesheets(block)).toEqual(['docs/page.md: @portal/ui has no ./gone.css']);
  });
});
