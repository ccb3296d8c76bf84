import type { ChosenSettings } from './feature-settings.ts';
import type { MessageOverrides, Wording } from '../messages/message-overrides.ts';
import { type ModuleId, moduleIds, type SubmoduleId, submodulesOf } from './module-ids.ts';
import type { ModuleSetting, Profile, Switch } from './profile.ts';

type AccessRule = 'isMember' | 'isClientUser' | 'isNotStaff';

interface SubmoduleInput {
  accessRules?: readonly AccessRule[];
}

interface ModuleInput {
  accessRules?: readonly AccessRule[];
  /** The sub-modules that are on; all of the module's when left out. */
  subModules?: Partial<Record<SubmoduleId, true | SubmoduleInput>>;
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
export type ProfileInput = Omit<Profile, 'modules' | 'featureSettings' | 'messages' | Defaulted> &
  Partial<Pick<Profile, Defaulted>> & {
    modules?: Partial<Record<ModuleId, true | ModuleInput>>;
    /** Other words than those of features, by `overridesOf`. */
    messages?: MessageOverrides;
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
export function defineProfile({ modules = {}, registrationWorkflow, settings = [], ...own }: ProfileInput): Profile {
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
    ...(Object.keys(messages).length > 0 && { messages }),
    modules: completeModules(modules),
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

function completeModules(input: NonNullable<ProfileInput['modules']>): Record<ModuleId, ModuleSetting> {
  const entries = moduleIds.map((id) => [id, completeModule(id, input[id])] as const);
  // Object.fromEntries forgets the keys' type; moduleIds lists every one.
  return Object.fromEntries(entries) as Record<ModuleId, ModuleSetting>;
}

function completeModule(id: ModuleId, input: true | ModuleInput | undefined): ModuleSetting {
  const given = input === true ? {} : input;
  const known: readonly SubmoduleId[] = id in submodulesOf ? submodulesOf[id as keyof typeof submodulesOf] : [];
  const subModules: Partial<Record<SubmoduleId, Switch>> = {};
  for (const submodule of known) {
    const sub = given?.subModules ? given.subModules[submodule] : given && true;
    subModules[submodule] = {
      enabled: sub !== undefined,
      accessRules: typeof sub === 'object' ? (sub.accessRules ?? []) : [],
    };
  }
  return { enabled: given !== undefined, accessRules: given?.accessRules ?? [], subModules };
}
