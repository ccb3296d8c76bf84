import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allDynamicImports, dynamicImports } from './dynamic-imports.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);
const using = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).toSorted();

test('code that comes later comes in one way, which knows what to do where its file is gone', () => {
  // `use` throws what a promise rejects with, to whatever boundary is above.
  expect(using(/import \{[^}]*\b(?:lazy|use)\b[^}]*\} from 'react'/)).toEqual([
    'packages/ui/src/feedback/Lazy/lazy.tsx',
  ]);
});

test.each([
  ["lazyComponent(() => import('./A.tsx').then((a) => ({ default: a.A })))", './A.tsx', 'lazyComponent'],
  ["lazyComponent(async () => ({ default: (await import('@portal/ui/map')).A }))", '@portal/ui/map', 'lazyComponent'],
  ["lazyModule(() => import('./rules.ts'))", './rules.ts', 'lazyModule'],
  ["define({ routes: { a: { load: () => import('./A.tsx') } } })", './A.tsx', 'load'],
  ["const area = { async load() { return await import('./A.tsx'); } }", './A.tsx', 'load'],
  ["const a = lazy(() => import('./A.tsx'))", './A.tsx', null],
  ["async function press() { await import('./A.tsx'); }", './A.tsx', null],
])('finds by what %s fetches', (text, target, by) => {
  expect(dynamicImports('a.tsx', text)).toEqual([{ file: 'a.tsx', target, by }]);
});

test('types and what stands at the top are not fetched late', () => {
  expect(dynamicImports('a.ts', "import { a } from './a.ts'; type B = import('./b.ts').B;")).toEqual([]);
});

/** Who fetches late by themselves, and what becomes of it where the file is gone. Everything else is a part or a page. */
const alone: Readonly<Record<string, string>> = {
  'packages/api/src/live/begin-live.ts': 'everything is asked for every half minute instead',
  'packages/api/src/live/use-live.ts': 'the same',
  'packages/api/src/live/load-live-updates.ts': 'given to lazyComponent',
  'packages/features-events/src/pages/Discover/use-calendar.ts': 'a toast',
  'packages/features-onboarding/src/pages/SignIn/use-sign-in.ts': 'a toast',
  'packages/features-settings/src/preferences-feature.ts': 'given to `load` of its routes',
  'packages/host/src/access-explainer/load-staff-tools.ts': 'given to lazyComponent',
  'packages/host/src/access-explainer/staff-tools.ts': 'given to lazyComponent',
  'packages/host/src/coming-soon/load-placeholder.ts': 'given to `load` of routes',
  'packages/host/src/contributions/contributed-routes.ts': 'given to `load` of its routes',
  'packages/host/src/navigation/prefetch-link.ts': 'the page asks for its replies once it is drawn',
  'packages/host/src/public-pages.tsx': 'at build alone',
  'packages/host/src/shell/load-signed-in-area.ts': 'given to lazyComponent',
  'packages/kit/src/drafts/draft-device.ts': 'what is kept is found at the next start',
  'packages/kit/src/passkeys/load-passkeys.ts': 'a toast of each that asks for a passkey',
  'packages/kit/src/ports/browser-vault.ts': 'rejects, as where the browser keeps nothing',
  'packages/ui/src/data/MapOfPlaces/load-leaflet.ts': 'the map says so, with a retry',
  'packages/ui/src/data/PdfViewer/open-pdf.ts': 'the viewer says so, with a retry',
  'packages/ui/src/data/QrCode/decode-qr-code.ts': 'the door says so, and the number can be entered',
  'packages/ui/src/fields/FileField/smaller-picture.ts': 'the picture is taken as it is',
  'packages/ui/src/fields/LazyRichTextEditor/rich-text-json.ts':
    'it comes with the editor in which the text was written',
};

test('whatever is fetched late is a part or a page, or it is known what becomes of it where its file is gone', () => {
  const found = allDynamicImports();
  expect(found.filter(({ by }) => by === 'lazyComponent').length).toBeGreaterThan(70);
  const others = new Set(found.filter(({ by }) => by === null).map(({ file }) => file));
  expect([...others].toSorted()).toEqual(Object.keys(alone).toSorted());
});

test('what has a `load` is drawn by lazyComponent or lazyPage, or was fetched ahead of that', () => {
  expect(using(/\b(?:part|route|section)\.load\(\)/)).toEqual([
    'packages/embed/src/mounts/ElementPage.tsx',
    'packages/host/src/host-pages/prefetch-home.ts',
    'packages/host/src/navigation/page-of.ts',
    'packages/host/src/navigation/prefetch-link.ts',
    'packages/host/src/public-pages.tsx',
    'packages/host/src/shell/FeaturePart.tsx',
  ]);
});

test('the page of a route suspends, within the boundary of pages: no other part does', () => {
  expect(using(/import \{[^}]*\blazyPage\b[^}]*\} from '/)).toEqual([
    'packages/embed/src/mounts/ElementPage.tsx',
    'packages/host/src/navigation/page-of.ts',
  ]);
});

test('a part that is not named beside its lazyComponent is given to it by one of these', () => {
  const calls = /lazyComponent\((?!\s*(?:async )?\(\) =>\s*(?:\(await )?import\()/;
  const given = sources.filter((file) =>
    calls.test(readFileSync(join(root, file), 'utf8').replaceAll(/^ *\/?\*.*$/gm, '')),
  );
  expect(given.toSorted()).toEqual([
    'packages/embed/src/mounts/ElementPage.tsx',
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
