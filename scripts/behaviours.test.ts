import { describe, expect, test } from 'vitest';
import { countsIn, currentPages, namedIn, overviewOf, readPage, ticked } from './behaviours.ts';

test('docs/behaviours is current: `pnpm behaviours` writes it', () => {
  const { pages, unknown } = currentPages();
  for (const [name, page] of pages) expect(readPage(name), name).toBe(page);
  expect(unknown, 'named by a test or story, but no behaviour').toEqual([]);
});

describe('what counts as naming a behaviour', () => {
  test.each<[string, string, string[]]>([
    ['a title', "test('a closed post takes no comment [COM-118]', () => {", ['COM-118']],
    ['several in a title', "test('both [COM-118] [PLT-002]', f)", ['COM-118', 'PLT-002']],
    ['a row of a table', "['[COM-123, COM-127] administrator', x]", ['COM-123', 'COM-127']],
    [
      'a story',
      "parameters: {\n  behaviours: [\n    'COM-1',\n    'COM-598',\n    'PLT-710',\n  ],\n}",
      ['COM-598', 'PLT-710'],
    ],
    ['not a comment', '// as [COM-118] says\n  /** [COM-119] */\n * [COM-120]', []],
    ['nor words about it', "test('COM-118 is not built', f); const at = 'COM-C15 body'", []],
  ])('%s', (_, source, ids) => {
    expect(namedIn(source)).toEqual(ids);
  });
});

describe('a page', () => {
  const page =
    '# Things\n\nWords.\n\n## First\n\n- **COM-001** One **bold**.\n- [x] **COM-002** Two.\n\n## Second\n\n- [ ] **COM-003** Three.\n';
  const now = ticked(page, new Set(['COM-001', 'COM-009']));

  test('has a tick at what is named, and none elsewhere', () => {
    expect(now.match(/^- .*$/gm)).toEqual([
      '- [x] **COM-001** One **bold**.',
      '- [ ] **COM-002** Two.',
      '- [ ] **COM-003** Three.',
    ]);
    expect(ticked(now, new Set(['COM-001', 'COM-009']))).toBe(now);
  });

  test('is counted by section', () => {
    const counts = countsIn(now);
    expect(counts).toEqual([
      { title: 'First', built: 1, all: 2 },
      { title: 'Second', built: 0, all: 1 },
    ]);
    const overview = overviewOf([{ name: 'things.md', title: 'Things', counts }]);
    expect(overview).toContain(
      '## [Things](things.md)\n\n1 of 3 are built.\n\n| section | built | of |\n| --- | --- | --- |\n| First | 1 | 2 |',
    );
  });
});
