import { describe, expect, test } from 'vitest';
import { allDeadMentions, allDecisions, deadMentions, flawsOf, overviewOf, readOverview } from './decisions.ts';

// Put together, so that this file itself mentions none.
const place = `docs/${'decisions'}`;
const one = { file: '001-one.md', text: '# 001 One\n\n**Decision.** This.\n' };

test('each decision has a number of its own, under its title', () => {
  expect(flawsOf(allDecisions())).toEqual([]);
});

test('docs/decisions/README.md is current: `pnpm decisions` writes it', () => {
  expect(readOverview()).toBe(overviewOf(allDecisions()));
});

test('what is said of a decision anywhere leads to it', () => {
  expect(allDeadMentions()).toEqual([]);
});

describe('what is wrong with decisions', () => {
  const superseded = { file: '002-two.md', text: '# 002 Two\n\nSuperseded by [003](003-three.md): it broke.\n' };
  const replacing = { file: '003-three.md', text: '# 003 Three\n\nReplaces [002](002-two.md).\n' };

  test.each([
    ['nothing', [one, superseded, replacing], []],
    ['a number twice', [one, { file: '001-two.md', text: '# 001 Two\n' }], ['001-two.md: 001 is taken']],
    [
      'another title',
      [{ file: '004-four.md', text: '# 036. Four\n' }],
      ["004-four.md does not begin with '# 004 ' and its title"],
    ],
    ['no number', [{ file: 'four.md', text: '# fou Four\n' }], ['four.md is not called by a number and words']],
    [
      'a successor that does not know',
      [superseded, { file: '003-three.md', text: '# 003 Three\n' }],
      ['003-three.md does not say that it replaces 002'],
    ],
    [
      'one superseded that does not know',
      [{ file: '002-two.md', text: '# 002 Two\n' }, replacing],
      ['002-two.md does not say that 003 has superseded it'],
    ],
  ])('%s', (_, decisions, flaws) => {
    expect(flawsOf(decisions)).toEqual(flaws);
  });

  test('is listed with its status', () => {
    const list = overviewOf([one, superseded]);
    expect(list).toContain('| [001](001-one.md) | One | accepted |');
    expect(list).toContain('| [002](002-two.md) | Two | superseded by [003](003-three.md) |');
  });
});

test.each([
  ['docs/a.md', `([001](${place.slice(5)}/001-one.md))`, []],
  ['docs/a.md', `[001](${place.slice(5)}/001-other.md)`, ['docs/a.md: there is no 001-other.md']],
  ['docs/a.md', `[002](${place.slice(5)}/001-one.md)`, ['docs/a.md: [002] leads to 001-one.md']],
  ['packages/a.ts', `// See ${place}/007-gone.md.`, ['packages/a.ts: there is no 007-gone.md']],
  [`${place}/001-one.md`, '[004](004-four.md)', [`${place}/001-one.md: there is no 004-four.md`]],
  [`${place}/001-one.md`, '[001](001-one.md), and [a day](2026-11-01.md)', []],
])('in %s, %s', (file, text, dead) => {
  expect(deadMentions(file, text, [one])).toEqual(dead);
});
