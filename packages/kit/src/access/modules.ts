import type { ModuleId, Profile, SubmoduleId, Switch } from '../profile/profile.ts';
import { passesRules } from './rules.ts';
import type { Viewer } from './viewer.ts';

type Subject = Pick<Viewer, 'contactTypes'> | null;
type WithModules = Pick<Profile, 'modules'>;

function isOpen(setting: Switch | undefined, viewer: Subject): boolean {
  return setting !== undefined && setting.enabled && passesRules(setting.accessRules, viewer);
}

/** The module is on and its access rules let this person in. */
export function canUseModule(profile: WithModules, module: ModuleId, viewer: Subject): boolean {
  return isOpen(profile.modules[module], viewer);
}

/** The submodule and its module are both on, and the access rules of both let this person in. */
export function canUseSubmodule(
  profile: WithModules,
  module: ModuleId,
  submodule: SubmoduleId,
  viewer: Subject,
): boolean {
  return canUseModule(profile, module, viewer) && isOpen(profile.modules[module].subModules[submodule], viewer);
}
