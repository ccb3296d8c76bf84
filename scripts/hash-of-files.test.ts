import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { steps } from './check-steps.ts';
import { hashOfWorkspace, marksIn } from './hash-of-files.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-passed-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('.gitignore', 'built.js\n');
  write('known.ts', 'one');
  execFileSync('git', ['add', '.'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a changed file', true, () => write('known.ts', 'two')],
  ['a new file that git does not know yet', true, () => write('new.ts', 'one')],
  ['a deleted file', true, () => rmSync(join(folder, 'known.ts'))],
  ['what git ignores', false, () => write('built.js', 'two')],
  ['a file that the step never reads', false, () => write('notes.md', 'two')],
])('%s changes what a step runs on: %s', (_, isDifferent, change) => {
  const before = hashOfWorkspace(folder, [/\.md$/]);
  change();
  expect(hashOfWorkspace(folder, [/\.md$/]) !== before).toBe(isDifferent);
});

test('a step that failed since has not passed', () => {
  const passed = marksIn(join(folder, 'passed'));
  expect(passed.has('unit', 'a')).toBe(false);
  passed.record('unit', 'a');
  expect([passed.has('unit', 'a'), passed.has('unit', 'b'), passed.has('types', 'a')]).toEqual([true, false, false]);
  passed.clear('unit');
  expect(passed.has('unit', 'a')).toBe(false);
});

test('what makes something that another step needs is always run', () => {
  const needed = new Set(steps.flatMap(({ after = [] }) => after));
  expect(steps.filter(({ makes }) => makes).map(({ name }) => name)).toEqual([...needed]);
});
