import { describe, expect, test } from 'vitest';
import { countsIn, currentPages, namedIn, overviewOf, readPage, ticked } from './behaviours.ts';

// Put together, so that this file itself names none.
const id = (number: number): string => `ABC-00${number}`;

test('docs/behaviours is current: `pnpm behaviours` writes it', () => {
  const { pages, unknown } = currentPages();
  for (const [name, page] of pages) expect(readPage(name), name).toBe(page);
  expect(unknown, 'named by a test or story, but no behaviour').toEqual([]);
});

describe('what counts as naming a behaviour', () => {
  test.each<[string, string, string[]]>([
    ['a title', `test('a closed post takes no comment [${id(1)}]', () => {`, [id(1)]],
    ['several in a title', `test('both [${id(1)}] [${id(2)}]', f)`, [id(1), id(2)]],
    ['a row of a table', `['[${id(1)}, ${id(2)}] administrator', x]`, [id(1), id(2)]],
    ['a story', `parameters: {\n  behaviours: [\n    '${id(3)}',\n    '${id(4)}',\n  ],\n}`, [id(3), id(4)]],
    ['a long story', `behaviours: [\n  ...['${id(1)}'],\n  ...['${id(2)}', '${id(3)}'],\n]`, [id(1), id(2), id(3)]],
    ['not a comment', `// as [${id(1)}] says\n  /** [${id(2)}] */\n * [${id(3)}]`, []],
    ['nor words about it', `test('${id(1)} is not built', f); const at = 'ABC-C15 body'`, []],
  ])('%s', (_, source, ids) => {
    expect(namedIn(source)).toEqual(ids);
  });
});

describe('a page', () => {
  const page = `# Things\n\nWords.\n\n## First\n\n- **${id(1)}** One **bold**.\n- [x] **${id(2)}** Two.\n\n## Second\n\n- [ ] **${id(3)}** Three.\n`;
  const named = new Set([id(1), id(9)]);
  const now = ticked(page, named);

  test('has a tick at what is named, and none elsewhere', () => {
    expect(now.match(/^- .*$/gm)).toEqual([
      `- [x] **${id(1)}** One **bold**.`,
      `- [ ] **${id(2)}** Two.`,
      `- [ ] **${id(3)}** Three.`,
    ]);
    expect(ticked(now, named)).toBe(now);
  });

  test('is counted by section', () => {
    const counts = countsIn(now);
    expect(counts).toEqual([
      { title: 'First', built: 1, all: 2 },
      { title: 'Second', built: 0, all: 1 },
    ]);
    expect(overviewOf([{ name: 'things.md', title: 'Things', counts }])).toContain(
      '## [Things](things.md)\n\n1 of 3 are built.\n\n| section | built | of |\n| --- | --- | --- |\n| First | 1 | 2 |',
    );
  });
});
