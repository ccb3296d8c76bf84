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

const key = "userEvent.keyboard('{Escape}')";

test.each([
  `await page.${'waitForResponse'}((answer) => answer.ok());`,
  `await page.getByRole(${"'searchbox'"}).fill(email);\nawait page.getByRole('row').getByRole('link').click();`,
  `await screen.findByRole(${"'option'"});\nawait ${key};`,
  `await screen.findByRole(${"'menu'"});\nawait userEvent.keyboard('{Enter}');`,
  `const menu = within(await screen.findByRole(${"'menu'"}));\nawait expect(menu.queryByText('Delete')).toBeNull();\nawait ${key};`,
])('what acts before there is something to act on is named: %s', (lines) => {
  expect(fixedWaits('a.stories.tsx', `const a = 1;\n${lines}\n`)).toHaveLength(1);
});

test.each([
  `const answered = page.${'waitForResponse'}((answer) => answer.ok());`,
  `const [file] = await Promise.all([page.${'waitForEvent'}('download'), button.click()]);`,
  `await page.getByRole(${"'searchbox'"}).fill(email);\nawait page.waitForURL(/keyword=/);\nawait row.click();`,
  `const list = await screen.findByRole(${"'listbox'"});\nawait waitFor(() => expect(list.contains(document.activeElement)).toBe(true));\nawait ${key};`,
  `await userEvent.click(await list.findByRole(${"'option'"}, { name: 'Queensland' }));\nawait ${key};`,
  `await userEvent.type(field, 'bri');\nawait screen.findByRole(${"'option'"});\nawait userEvent.keyboard('{Enter}');`,
])('what waits for it first is well: %s', (lines) => {
  expect(fixedWaits('a.stories.tsx', `const a = 1;\n${lines}\n`)).toEqual([]);
});

test('in a browser nothing waits shorter than all that does', () => {
  const line = (time: string) => `await page.getByText('Saved').waitFor({ ${'timeout'}: ${time} });`;
  expect(fixedWaits('apps/portal/e2e/a.e2e.test.ts', line('30_000'))).toEqual(['apps/portal/e2e/a.e2e.test.ts:1']);
  expect(fixedWaits('apps/portal/e2e/a.e2e.test.ts', line('60_000'))).toEqual([]);
  expect(fixedWaits('packages/ui/src/a.stories.tsx', line('20_000'))).toEqual([]);
});

test('no test of this workspace waits for a time', () => {
  const all = testFiles();
  expect(all.length).toBeGreaterThan(300);
  expect(all.flatMap(({ file, source }) => fixedWaits(file, source))).toEqual([]);
});
