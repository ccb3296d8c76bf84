import type { ChosenSettings } from './feature-settings.ts';
import type { MessageOverrides, Wording } from '../messages/message-overrides.ts';
import { type ModuleId, moduleIds, type SubmoduleId, submodulesOf } from './module-ids.ts';
import type { IdentityProviderSettings, ModuleSetting, Profile, Switch } from './profile.ts';
import { refuseUnknownSubmodules, unknownModule } from './unknown-modules.ts';

type AccessRule = 'isMember' | 'isClientUser' | 'isNotStaff';

interface SubmoduleInput {
  accessRules?: readonly AccessRule[];
}

interface ModuleInput {
  accessRules?: readonly AccessRule[];
  /** The sub-modules that are on; all of the module's when left out. */
  subModules?: Partial<Record<SubmoduleId, true | SubmoduleInput>>;
}

/** The same of a feature that another organisation brings: its parts are called as they like. */
interface OtherModuleInput {
  accessRules?: readonly AccessRule[];
  subModules?: Readonly<Record<string, true | SubmoduleInput>>;
}

type Defaulted =
  | 'shortName'
  | 'registrationRoute'
  | 'locale'
  | 'timeZone'
  | 'currency'
  | 'revealUnknownEmail'
  | 'autoLogin'
  | 'namesWhoActs';

/** What an organisation's `profile.ts` says; a module or sub-module that it leaves out is off. */
export type ProfileInput = Omit<Profile, 'modules' | 'featureSettings' | 'messages' | 'identityProvider' | Defaulted> &
  Partial<Pick<Profile, Defaulted>> & {
    modules?: Partial<Record<ModuleId, true | ModuleInput>>;
    /** The same of features that are not ours, by the modules that their manifests name. */
    otherModules?: Readonly<Record<string, true | OtherModuleInput>>;
    /** Other words than those of features, by `overridesOf`. */
    messages?: MessageOverrides;
    /** What it leaves out is off. */
    identityProvider?: Pick<IdentityProviderSettings, 'issuer' | 'clientId' | 'label'> &
      Partial<IdentityProviderSettings>;
    /** What is chosen of features, by `settingsOf`. */
    settings?: readonly ChosenSettings[];
    /** A workflow link that takes the place of the registration route. */
    registrationWorkflow?: string;
  };

/**
 * Completes an organisation's settings into the profile that the portal and the server read.
 *
 * @example
 * defineProfile({ name: 'ota', fullName: 'Occupational Therapy Association', website: 'https://www.ota.example', brandColor: '#004C58' })
 */
export function defineProfile({
  modules = {},
  otherModules = {},
  registrationWorkflow,
  settings = [],
  identityProvider,
  ...own
}: ProfileInput): Profile {
  // A profile that no compiler has read: what it misspells would be dropped below.
  const unknown = Object.keys(modules).find((id) => !moduleIds.some((known) => known === id));
  if (unknown !== undefined) throw new Error(unknownModule(own.name, unknown, moduleIds));
  const messages = mergeWordings([...settings.map((chosen) => chosen.messages), own.messages]);
  return {
    shortName: own.fullName,
    autoRenewalDate: '2025-07-01',
    launchDate: '2025-07-01',
    locale: 'en-AU',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    revealUnknownEmail: false,
    autoLogin: false,
    namesWhoActs: false,
    ...own,
    registrationRoute: registrationWorkflow ?? own.registrationRoute ?? own.website,
    featureSettings: byFeature(settings),
    ...(identityProvider && {
      identityProvider: { justInTimeAccounts: false, trustsSecondFactor: false, ...identityProvider },
    }),
    ...(Object.keys(messages).length > 0 && { messages }),
    modules: { ...completeOthers(otherModules), ...completeModules(own.name, modules) },
  };
}

function byFeature(settings: readonly ChosenSettings[]): Record<string, object> {
  const found: Record<string, object> = {};
  for (const { feature, values } of settings) {
    if (feature in found) throw new Error(`The profile says twice what it chooses of ${feature}`);
    found[feature] = values;
  }
  return found;
}

/** Of wordings of the same text the last one holds. */
function mergeWordings(wordings: readonly (MessageOverrides | undefined)[]): Wording {
  const merged: Record<string, Wording[string]> = {};
  for (const wording of wordings)
    for (const [namespace, texts] of Object.entries(wording ?? {}))
      merged[namespace] = { ...merged[namespace], ...texts };
  return merged;
}

function completeModules(
  profile: string,
  input: NonNullable<ProfileInput['modules']>,
): Record<ModuleId, ModuleSetting> {
  const entries = moduleIds.map((id) => [id, completeModule(profile, id, input[id])] as const);
  // Object.fromEntries forgets the keys' type; moduleIds lists every one.
  return Object.fromEntries(entries) as Record<ModuleId, ModuleSetting>;
}

function completeModule(profile: string, id: ModuleId, input: true | ModuleInput | undefined): ModuleSetting {
  const known: readonly SubmoduleId[] = id in submodulesOf ? submodulesOf[id as keyof typeof submodulesOf] : [];
  const named = typeof input === 'object' ? Object.keys(input.subModules ?? {}) : [];
  refuseUnknownSubmodules(profile, id, named, known);
  return completed(known, input);
}

/** What is not named of them is off. */
function completeOthers(input: NonNullable<ProfileInput['otherModules']>): Record<string, ModuleSetting> {
  return Object.fromEntries(
    Object.entries(input).map(([id, given]) => {
      const parts = given === true ? {} : (given.subModules ?? {});
      return [id, completed(Object.keys(parts), given)];
    }),
  );
}

function completed<Part extends string>(
  parts: readonly Part[],
  input:
    | true
    | { accessRules?: readonly AccessRule[]; subModules?: Partial<Record<Part, true | SubmoduleInput>> }
    | undefined,
): ModuleSetting {
  const given = input === true ? {} : input;
  const subModules: Record<string, Switch> = {};
  for (const part of parts) {
    const sub = given?.subModules ? given.subModules[part] : given && true;
    subModules[part] = {
      enabled: sub !== undefined,
      accessRules: typeof sub === 'object' ? (sub.accessRules ?? []) : [],
    };
  }
  return { enabled: given !== undefined, accessRules: given?.accessRules ?? [], subModules };
}
