import { describe, expect, test } from 'vitest';
import { countsIn, currentPages, overviewOf, readPage, ticked } from './behaviours.ts';

// Put together, so that this file itself names none.
const id = (number: number): string => `ABC-00${number}`;

test('docs/behaviours and the list in README.md are current', () => {
  const { pages, unknown } = currentPages();
  for (const [name, page] of pages)
    expect(readPage(name), `${name} is stale: \`pnpm behaviours\` writes it`).toBe(page);
  expect(unknown, 'named by a test or story, but no behaviour').toEqual([]);
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
