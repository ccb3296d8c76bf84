import type { FeatureManifest, Profile } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { expect, test } from 'vitest';
import { elementsModule, placesModule } from './element-modules.ts';
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
const features = [feature('birds', { signInAgain: 'WhoAreYou' }), feature('tracker', { module: 'cpd' })];
const files = { places: 'assets/a.js', styles: 'assets/b.css', fonts: 'assets/c.css' };

/** What a plugin gives for its module. */
function codeOf(make: (options: PortalOptions) => ReturnType<typeof placesModule>, of = features): string {
  const { load } = make({ profile, folder: '/profiles/ota', features: of });
  if (typeof load !== 'object') throw new Error('The module is not loaded by its name');
  const code: unknown = load.handler.call(undefined as never, 'any', {} as never);
  if (typeof code !== 'string') throw new Error('The module is not text');
  return code;
}

test('the features that an organisation has switched on have their elements, and no other', () => {
  const code = codeOf((options) => elementsModule(options, files));
  expect(code).toContain('{"portal-birds":"birds.list"}');
  expect(code).toContain('organisation: "ota"');
  expect(codeOf(placesModule)).toMatch(/import \{ birdsFeature \} from "@birds\/birds"/);
  expect(codeOf(placesModule)).toContain('import { WhoAreYou as signInAgain } from "@birds/birds"');
  expect(codeOf(placesModule)).not.toContain('tracker');
});

test('two pages cannot have the same element', () => {
  const doubled = [...features, feature('nests', { elements: { 'portal-birds': 'all' } })];
  expect(() => codeOf((options) => elementsModule(options, files), doubled)).toThrow(
    'have the same element <portal-birds>',
  );
});
