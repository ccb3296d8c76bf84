import { moduleIds, submodulesOf } from '@portal/kit/access';
import { testProfile } from '@portal/kit/testing';

const everyPartOfEvents = Object.fromEntries(submodulesOf.events.map((id) => [id, { enabled: true, accessRules: [] }]));
const everyModule = Object.fromEntries(moduleIds.map((id) => [id, {}]));

/** The organisation whose portal the cases are run against: communities are for members and client users. */
export const conformanceProfile = testProfile(
  {
    ...everyModule,
    events: { subModules: everyPartOfEvents },
    communities: { accessRules: ['isMember', 'isClientUser'] },
  },
  { featureSettings: { cpd: { rules: 'ot-board' } } },
);
