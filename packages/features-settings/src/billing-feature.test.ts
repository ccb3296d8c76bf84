import { composeFeatures, composeMenu, decideAccess, matchRoute } from '@portal/kit';
import { testMember, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { billingFeature } from './billing-feature.ts';

const on = testProfile({
  activities_and_billing: { subModules: { invoices: { enabled: true, accessRules: [] } } },
});
const { routes } = composeFeatures(on, [billingFeature]);

test.each([
  ['/settings/invoices [PLT-177]', 'InvoicesPage', {}],
  ['/settings/invoice/i-1 [PLT-178]', 'InvoicePage', { id: 'i-1' }],
])(
  '%s opens its page',
  async (address, name, params) => {
    const [path = ''] = address.split(' ');
    const match = matchRoute(routes, path);
    expect([(await match?.route.load())?.default.name, match?.params]).toEqual([name, params]);
  },
  30_000,
);

test('invoices are there where activities and billing are on [SVC-005, PLT-536]', () => {
  expect(composeMenu(on, [billingFeature], routes).map(({ href }) => href)).toEqual(['/settings/invoices']);
  const off = testProfile({});
  const { routes: none, destinations } = composeFeatures(off, [billingFeature]);
  expect(destinations).toEqual({});
  const shown = composeMenu(off, [billingFeature], none);
  expect(shown.filter((entry) => decideAccess(off, entry, testMember()).isAllowed)).toEqual([]);
  expect(routes.map(({ module, submodule, access, role }) => [module, submodule, access, role])).toEqual(
    routes.map(() => ['activities_and_billing', 'invoices', 'signedIn', undefined]),
  );
});
