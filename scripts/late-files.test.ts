import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);
const using = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).toSorted();

test('code that comes later comes in one way, which knows what to do where its file is gone', () => {
  expect(using(/import \{[^}]*\blazy\b[^}]*\} from 'react'/)).toEqual(['packages/ui/src/feedback/Lazy/lazy.tsx']);
});

test('the page of a route suspends, within the boundary of pages: no other part does', () => {
  expect(using(/import \{[^}]*\blazyPage\b[^}]*\} from '/)).toEqual([
    'packages/embed/src/places/PlacePage.tsx',
    'packages/host/src/navigation/page-of.ts',
  ]);
});

test('a part that is not named beside its lazyComponent is given to it by one of these', () => {
  const calls = /lazyComponent\((?!\s*(?:async )?\(\) =>\s*(?:\(await )?import\()/;
  const given = sources.filter((file) =>
    calls.test(readFileSync(join(root, file), 'utf8').replaceAll(/^ *\/?\*.*$/gm, '')),
  );
  expect(given.toSorted()).toEqual([
    'packages/embed/src/places/PlacePage.tsx',
    'packages/features-communities/src/widgets/Widget.tsx',
    'packages/features-content/src/search/pages/Search/result-list.tsx',
    'packages/features-home/src/widgets/Notifications.tsx',
    'packages/host/src/access-explainer/access-explainer-context.tsx',
    'packages/host/src/shell/FeaturePart.tsx',
    'packages/host/src/shell/ShellNotices.tsx',
    'packages/host/src/shell/load-signed-in-area.ts',
  ]);
});

test('no component keeps a fetched component in a state of its own', () => {
  expect(using(/useState<[^>]*(?:ComponentType|FunctionComponent)\b/)).toEqual([]);
});
