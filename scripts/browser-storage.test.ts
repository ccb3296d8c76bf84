import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../', import.meta.url));

/** Who touches what a browser keeps, and why two portals on one page do not meet there. Everything else goes through the storage ports, which the provider scopes. */
const keepers: Readonly<Record<string, string>> = {
  'packages/kit/src/ports/browser-storage.ts':
    'the ports themselves: PortalProvider gives each portal its own part of them',
  'packages/kit/src/ports/browser-vault.ts':
    'files of drafts, and their texts a second time: PortalProvider gives each portal its own part of it',
  'packages/ui/src/data/virtual-list/row-sizes.ts': 'heights of rows, under a key that useScopedKey made',
  'packages/host/src/start-portal.tsx':
    'the login of a host that owns its origin, under the names of the specification',
  'packages/api/src/live/share-among-tabs.ts':
    'what the tabs of one website tell one another of changes, under the name of its server, its organisation and its person',
  'packages/features-communities/src/stories/put-out.ts':
    'keeps nothing: takes the channel of tabs away while a story is drawn, whose stream another story would have otherwise',
  'packages/vite/src/page-html.ts': 'reads whether that login is there',
  'packages/vite/src/begin-calls.ts': 'reads that login, to begin the first calls of a page with it',
};

const uses =
  /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie|caches\.(?:open|match)|navigator\.storage)\b/;

test('whatever a package keeps in the browser belongs to one server and one organisation', () => {
  const found = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: workspace })
    .filter((file) => !/\.(?:test|stories|test-d)\.tsx?$/.test(file) && !/\/testing\//.test(file))
    .filter((file) => uses.test(readFileSync(`${workspace}/${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(keepers).toSorted());
});
