import { describe, expect, test } from 'vitest';
import { builtList, withBuiltList } from './built-areas.ts';

const counts = [
  { title: 'EVT · Cart', built: 13, all: 13 },
  { title: 'CNT · Search page', built: 0, all: 26 },
  { title: 'Settings shell', built: 0, all: 20 },
  { title: 'Settings: account details', built: 2, all: 48 },
  { title: 'Settings: change password', built: 0, all: 12 },
];
const list = [
  '15 of the 119 behaviours that are specified are built, each held by a test or a story.',
  '**Built**\n\n- Cart and checkout: 13',
  '**Built in part**\n\n- Settings: 2 of 80; not begun: Settings shell, change password',
  '**Not built yet**\n\n- Search of the whole portal: 0 of 26',
].join('\n\n');

describe('what is built', () => {
  test('is listed by area', () => {
    expect(builtList(counts)).toBe(list);
  });

  test('has an area for every section', () => {
    expect(() => builtList([...counts, { title: 'Shop', built: 0, all: 1 }])).toThrow(
      'scripts/built-areas.ts has no area for Shop',
    );
  });

  test('stands between the marks of the README', () => {
    const around = (text: string) =>
      `Before.\n\n<!-- Written by \`pnpm behaviours\` -->\n${text}<!-- End of what \`pnpm behaviours\` writes -->\n\nAfter.\n`;
    expect(withBuiltList(around('Stale.\n'), counts)).toBe(around(`\n${list}\n\n`));
    expect(() => withBuiltList('Before.\n', counts)).toThrow(/^README\.md lacks the marks/);
  });
});
