import { cpdAuditDesk } from '@portal/rules';
import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { cpdAuditsFeature } from './audits-feature.ts';
import { cpdAuditsManifest } from './manifest.ts';

const profile = testProfile({ cpd: {} });
const { routes } = composeFeatures(profile, [cpdAuditsFeature]);

test.each([
  ['/admin/cpd-audits', 'AuditListPage', {}],
  ['/admin/cpd-audits/new', 'NewAuditPage', {}],
  ['/admin/cpd-audits/a-1', 'AuditPage', { id: 'a-1' }],
  ['/admin/cpd-audits/members/c-1', 'CasePage', { id: 'c-1' }],
])('%s opens its page to those alone who audit CPD', async (path, page, params) => {
  const match = matchRoute(routes, path);
  expect(match?.params).toEqual(params);
  expect(match?.route).toMatchObject({ area: 'admin', module: 'cpd', permission: 'generalCpdAudits' });
  expect((await match?.route.load())?.default.name).toBe(page);
});

test('the admin menu leads to the list', () => {
  const entry = composeMenu(profile, [cpdAuditsFeature], routes).find(({ slot }) => slot === 'admin');
  expect(entry).toMatchObject({ label: 'CPD audits', href: '/admin/cpd-audits', permission: 'generalCpdAudits' });
});

test('an organisation chooses of audits what the rules ask for', () => {
  const { id, settings } = cpdAuditsManifest;
  expect({ id, settings }).toEqual(cpdAuditDesk);
});
