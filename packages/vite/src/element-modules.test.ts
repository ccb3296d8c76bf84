import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeatureManifest, Profile } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pagesByElement } from './element-features.ts';
import { elementsModule, mountsModule } from './element-modules.ts';
import type { PortalOptions } from './portal.ts';

const profile: Profile = {
  ...profiles.ota,
  modules: { ...profiles.ota.modules, cpd: { enabled: false, accessRules: [], subModules: {} } },
};
const feature = (id: string, rest: Partial<FeatureManifest>): FeatureManifest => ({
  id,
  from: `@birds/${id}`,
  name: `${id}Feature`,
  mount: () => `/${id}`,
  elements: { [`portal-${id}`]: 'list' },
  ...rest,
});
const features = [
  feature('birds', {}),
  feature('tracker', { module: 'cpd' }),
  feature('staff', { elements: {} }),
  feature('door', { elements: {}, signInAgain: 'WhoAreYou' }),
];
const files = { mounts: 'assets/a.js', styles: 'assets/b.css', fonts: 'assets/c.css' };

const options: PortalOptions = { profile, folder: '/profiles/ota', features };
const addresses = { 'birds.list': '/birds', 'staff.rota': '/staff/:day' };

/** What a plugin gives for its module, where packages are at these places. */
async function codeOf({ load }: Plugin, places: Readonly<Record<string, string>> = sources): Promise<string> {
  if (typeof load !== 'object') throw new Error('The module is not loaded by its name');
  const context = { resolve: async (id: string) => (places[id] === undefined ? null : { id: places[id] }) };
  const code: unknown = await load.handler.call(context as never, 'any', {} as never);
  if (typeof code !== 'string') throw new Error('The module is not text');
  return code;
}

const sources = { '@portal/embed': '/work/embed/src/index.ts', '@portal/ui': '/work/ui/src/index.ts' };

test('the features that an organisation has switched on have their elements, and no other', async () => {
  const code = await codeOf(elementsModule(options, files));
  expect(code).toContain('{"portal-birds":"birds.list"}');
  expect(code).toContain('organisation: "ota"');
  const places = await codeOf(mountsModule(options, addresses));
  expect(places).toMatch(/import \{ birdsFeature \} from "@birds\/birds"/);
  expect(places).toContain('import { WhoAreYou as signInAgain } from "@birds/door"');
  expect(places).not.toContain('tracker');
});

test('a feature without an element is none of theirs: it is linked to on the portal', async () => {
  const places = await codeOf(mountsModule(options, addresses));
  expect(places).not.toMatch(/staffFeature|doorFeature|@birds\/staff/);
  expect(places).toContain('features: [birdsFeature]');
  expect(places).toContain('addresses: {"birds.list":"/birds","staff.rota":"/staff/:day"}');
});

test('two pages cannot have the same element, and its name needs a hyphen', () => {
  const doubled = [feature('birds', {}), feature('nests', { elements: { 'portal-birds': 'all' } })];
  expect(() => pagesByElement(doubled)).toThrow('nests.all and birds.list have the same element <portal-birds>');
  expect(() => pagesByElement([feature('birds', { elements: { birds: 'list' } })])).toThrow('not <birds>');
});

/** A folder of packages as they are installed, each with the sheets that it exports. */
function installed(packages: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return Object.fromEntries(
    Object.entries(packages).map(([name, sheets]) => {
      const at = join(folder, 'node_modules', name);
      const exports = Object.fromEntries(['index.js', ...sheets].map((file) => [`./${file}`, `./dist/${file}`]));
      mkdirSync(join(at, 'dist'), { recursive: true });
      writeFileSync(join(at, 'package.json'), JSON.stringify({ name, type: 'module', exports }));
      for (const file of ['index.js', ...sheets]) writeFileSync(join(at, 'dist', file), '');
      return [name, join(at, 'dist/index.js')];
    }),
  );
}

test('published packages bring their stylesheets: the design system, those with elements, and the one that asks to sign in', async () => {
  const styled = ['styles.css', 'embed.css'];
  const places = installed({
    '@portal/embed': [],
    '@portal/ui': styled,
    '@birds/birds': styled,
    '@birds/staff': styled,
    '@birds/door': styled,
  });
  const code = await codeOf(mountsModule(options, addresses), places);
  const sheets = Array.from(code.matchAll(/^import ".*node_modules\/(.*\.css)";$/gm), ([, file]) => file);
  expect(sheets).toEqual(['@portal/ui', '@birds/birds', '@birds/door'].map((name) => `${name}/dist/styles.css`));
  expect(code.indexOf('.css";')).toBeLessThan(code.indexOf('createMounts'));
});

test('what has no stylesheet needs none, and sources bring their own', async () => {
  const places = { ...installed({ '@portal/embed': [], '@birds/birds': [] }), '@portal/ui': sources['@portal/ui'] };
  expect(await codeOf(mountsModule(options, addresses), places)).not.toContain('styles.css');
});
