import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isOfDesignSystem } from './parts-to-see.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));

test.each([
  ['packages/ui/src', true],
  ['packages/{features-*,host}/src', false],
])('the stories of %s are of the design system: %s', (folder, isExpected) => {
  const files = globSync(`${folder}/**/*.stories.tsx`, { cwd: workspace });
  const others = files.filter((file) => {
    const [, title = ''] =
      /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(readFileSync(`${workspace}${file}`, 'utf8')) ?? [];
    return isOfDesignSystem(title) !== isExpected;
  });
  expect(files.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});
