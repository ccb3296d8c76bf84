import { moduleIds, submodulesOf } from '@portal/kit/access';
import { testProfile } from '@portal/kit/testing';

const everyPart = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { enabled: true, accessRules: [] }]));
const everyModule = Object.fromEntries(moduleIds.map((id) => [id, {}]));

/** The organisation whose portal the cases are run against: communities are for members and client users. */
export const conformanceProfile = testProfile(
  {
    ...everyModule,
    events: { subModules: everyPart(submodulesOf.events) },
    settings: { subModules: everyPart(submodulesOf.settings) },
    activities_and_billing: { subModules: everyPart(submodulesOf.activities_and_billing) },
    preferences_and_interests: { subModules: everyPart(submodulesOf.preferences_and_interests) },
    communities: { accessRules: ['isMember', 'isClientUser'] },
  },
  { featureSettings: { cpd: { rules: 'ot-board' } } },
);
