import { expect, test } from 'vitest';
import { fixedWaits, testFiles } from './fixed-waits.ts';

const waiting = 'setTimeout';

test.each([
  `await page.${'waitForTimeout'}(2_000);`,
  `await new Promise((resolve) => ${waiting}(resolve, 500));`,
  `const pause = () => new Promise<void>((done) => ${waiting}(() => done(), 150));`,
  `await new Promise((resolve) => {\n  window.${waiting}(resolve, 100);\n});`,
  `import { setTimeout as wait } from 'node:${'timers'}/promises';`,
  `await vi.${'waitFor'}(() => expect(told).toHaveLength(2));`,
  `await canvas.findByText('Saved', {}, { ${'timeout'}: 5000 });`,
  `await expect.poll(isHeard, { ${'timeout'}: 10_000 }).toBe(true);`,
])('a wait for a time is named with its place: %s', (line) => {
  expect(fixedWaits('a.test.ts', `const a = 1;\n${line}\n`)).toEqual(['a.test.ts:2']);
});

test.each([
  'await page.getByText("Saved").waitFor();',
  'await expect.poll(() => passed).toEqual([]);',
  `await expect.poll(isHeard, { ${'timeout'}: 60_000 }).toBe(true);`,
  'await new Promise((resolve) => server.close(resolve));',
  `import { setImmediate } from 'node:${'timers'}/promises';`,
  `vi.useFakeTimers();\nawait new Promise((resolve) => ${waiting}(resolve, afterMs));`,
])('a wait for something is none: %s', (line) => expect(fixedWaits('a.test.ts', line)).toEqual([]));

test('no test of this workspace waits for a time', () => {
  const all = testFiles();
  expect(all.length).toBeGreaterThan(300);
  expect(all.flatMap(({ file, source }) => fixedWaits(file, source))).toEqual([]);
});
