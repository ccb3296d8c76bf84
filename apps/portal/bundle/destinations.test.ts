import { composeFeatures, composeSearchKinds, composeSections, type Feature } from '@portal/kit';
import { featureSettings, isSwitchedOn, type ModuleId, type Profile } from '@portal/kit/access';
import { type ProfileName, profileNames, profiles } from '@portal/profiles';
import { beforeAll, expect, test } from 'vitest';
import { communitiesManifest } from '@portal/features-communities/manifest';
import { features } from '../features.ts';
import { loadedFeatures } from './loaded-features.ts';

/** Where features lead that the organisation has off: their links are drawn as text. */
const withoutDirectory = ['directory.own', 'directory.profile'];
const withoutCpd = ['cpd.audit', 'cpd.tracker'];

const unbound: Record<ProfileName, readonly string[]> = {
  ota: [],
  // They let nobody in without a password.
  'public-skills': ['billing.invoice', ...withoutCpd, ...withoutDirectory, 'firstTime.email', 'invitations.list'],
  'maritime-skills': ['billing.invoice', ...withoutCpd, ...withoutDirectory, 'firstTime.email', 'invitations.list'],
  'law-council': [...withoutCpd, ...withoutDirectory],
  'law-society': [...withoutCpd, ...withoutDirectory],
};

let loaded: ReadonlyMap<string, Feature>;

beforeAll(async () => {
  loaded = await loadedFeatures();
}, 60_000);

test('every manifest names a feature that is declared with it', () => {
  const declared = features.map(({ name }) => {
    const { id, module, mount } = loaded.get(name) ?? {};
    return { id, module, mount, name };
  });
  expect(declared).toEqual(features.map(({ id, module, mount, name }) => ({ id, module, mount, name })));
});

test.each(profileNames)('the portal of %s has every place that its features lead to, but those listed', (name) => {
  const profile = profiles[name];
  const on = features.filter((feature) => isSwitchedOn(profile, feature)).map((feature) => loaded.get(feature.name));
  const present = on.filter((feature) => feature !== undefined);
  const { destinations } = composeFeatures(profile, present);
  const named = present.flatMap(({ outward }) => Object.values(outward).map((place) => place.name));
  expect([...new Set(named)].filter((place) => destinations[place] === undefined).toSorted()).toEqual(unbound[name]);
});

test.each(profileNames)('%s calls its communities communities', (name) => {
  expect(featureSettings(profiles[name], communitiesManifest).prefix).toBe('communities');
});

test('My Favourites has every kind in its place [DIR-099]', () => {
  const sections = composeSections(profiles.ota, [...loaded.values()], 'favourites');
  expect(sections.map(({ id, title, order }) => [id, title, order])).toEqual([
    ['resources', 'Resources', 10],
    ['news', 'News', 20],
    ['meetings', 'Meetings', 30],
    ['events', 'Events', 40],
    ['posts', 'Community posts', 50],
    ['communities', 'Communities', 60],
  ]);
});

test('the search has a tab for each kind, as long as the module of its feature is on [CNT-153] [CNT-154] [CNT-155]', () => {
  const { ota } = profiles;
  const tabs = (profile: Profile) =>
    composeSearchKinds(profile, [...loaded.values()])
      .filter((kind) => isSwitchedOn(profile, kind))
      .map(({ title }) => title);
  const without = (module: ModuleId): Profile => ({
    ...ota,
    modules: { ...ota.modules, [module]: { ...ota.modules[module], enabled: false } },
  });
  expect(tabs(ota)).toEqual(['News', 'Resources', 'CPD & Events', 'Posts', 'Communities', 'Members']);
  expect(tabs(without('news'))).toEqual(['Resources', 'CPD & Events', 'Posts', 'Communities', 'Members']);
  expect(tabs(without('resources'))).toEqual(['News', 'CPD & Events', 'Posts', 'Communities', 'Members']);
  expect(tabs(without('events'))).toEqual(['News', 'Resources', 'Posts', 'Communities', 'Members']);
  expect(tabs(without('communities'))).toEqual(['News', 'Resources', 'CPD & Events', 'Members']);
  expect(tabs(without('member_directory'))).toEqual(['News', 'Resources', 'CPD & Events', 'Posts', 'Communities']);
});
