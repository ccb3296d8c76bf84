import { composeFeatures, composeMenu, decideAccess, matchRoute, type Profile, type Requirement } from '@portal/kit';
import { pagesWithoutWidget, testMember } from '@portal/kit/testing';
import { describe, expect, test } from 'vitest';
import { cpdAuditsFeature } from './audits-feature.ts';
import { cpdCertificatesFeature } from './certificates-feature.ts';
import { cpdFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { cpdMessages } from './messages.ts';

const profileWith = (enabled: boolean) =>
  // Composing reads the settings and the switches of modules.
  ({
    modules: Object.fromEntries(
      ['cpd', 'activities_and_billing'].map((id) => [id, { enabled, accessRules: [], subModules: {} }]),
    ),
  }) as unknown as Profile;
const profile = profileWith(true);
const { routes } = composeFeatures(profile, [cpdFeature]);

describe('addresses', () => {
  test.each([
    ['/cpd [CPD-004]', 'HomePage', {}],
    ['/cpd/tracker-page [CPD-006]', 'TrackerPage', {}],
    ['/cpd/enrolled-page [CPD-007]', 'EnrolledPage', {}],
    ['/cpd/all-courses [CPD-008]', 'AllCoursesPage', {}],
    ['/cpd/records/new', 'NewRecordPage', {}],
    ['/cpd/import', 'ImportPage', {}],
    ['/cpd/records/r-1', 'EditRecordPage', { id: 'r-1' }],
    ['/cpd/audits/c-1', 'OwnAuditPage', { id: 'c-1' }],
  ])('%s opens its page', async (name, page, params) => {
    const match = matchRoute(routes, name.split(' ')[0] ?? '');
    expect(match?.params).toEqual(params);
    expect((await match?.route.load())?.default.name).toBe(page);
  });
});

test('asks for no role: the module decides alone [CPD-003]', () => {
  expect(routes.map(({ module, access, role, permission }) => [module, access, role, permission])).toEqual(
    routes.map(() => ['cpd', 'signedIn', undefined, undefined]),
  );
});

test('the user menu leads to the tracker [PLT-260]', () => {
  const [entry] = cpdFeature.menu;
  expect([entry?.slot, entry?.order, entry?.to]).toEqual(['user.activitiesAndBilling', 20, 'tracker']);
  expect(cpdMessages.texts.menuLabel).toBe('CPD');
});

test('the tracker is called CPD Tracker Page [PLT-156]', () => {
  const titles = ['/cpd', '/cpd/tracker-page'].map((path) => matchRoute(routes, path)?.route.title);
  expect(titles).toEqual(['CPD Tracker Page', 'CPD Tracker Page']);
});

test('an organisation without CPD has none of its pages [CPD-001] [PLT-060]', () => {
  const off = profileWith(false);
  const { destinations, routes: all } = composeFeatures(off, [cpdFeature]);
  const isOpen = (requirement: Requirement) => decideAccess(off, requirement, testMember()).isAllowed;
  expect([destinations, all.filter(isOpen), composeMenu(off, [cpdFeature], all).filter(isOpen)]).toEqual([{}, [], []]);
  expect(composeMenu(profile, [cpdFeature], routes)).toHaveLength(1);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [cpdFeature, cpdAuditsFeature, cpdCertificatesFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
