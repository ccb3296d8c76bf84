import { communitiesSettings } from '@portal/features-communities/settings';
import { type Profile, settingsOf } from '@portal/kit/access';
import { profiles } from '@portal/profiles';

const { ota, ...others } = profiles;
/** Where it is, the server alone is told. */
const identityProvider: NonNullable<Profile['identityProvider']> = {
  ...{ issuer: 'https://login.example.org', clientId: 'portal', label: 'Harbour ID' },
  ...{ justInTimeAccounts: false, trustsSecondFactor: false },
};
const off = { enabled: false, accessRules: [], subModules: {} };

/**
 * Portals that are built to be tried beside the default one: the other four organisations as they are, and the default with what
 * none of the five is configured to have.
 */
export const trialPortals = {
  ...others,
  hubs: { ...withCommunitiesCalledHubs(), identityProvider },
  'without-communities': { ...ota, modules: { ...ota.modules, communities: off } },
} as const satisfies Record<string, Profile>;

function withCommunitiesCalledHubs(): Profile {
  const { values, messages } = settingsOf(communitiesSettings, { prefix: 'hubs' });
  return { ...ota, featureSettings: { ...ota.featureSettings, communities: values }, ...(messages && { messages }) };
}

export type TrialName = keyof typeof trialPortals;

export function isTrialName(name: string | undefined): name is TrialName {
  return name !== undefined && Object.hasOwn(trialPortals, name);
}
