import type { OpenModuleId, OpenSubmoduleId } from '../profile/module-ids.ts';
import type { Profile, Switch } from '../profile/profile.ts';
import { answerRules, isPassedBy, type RuleAnswer } from './rules.ts';
import type { Viewer } from './viewer.ts';

type Subject = Pick<Viewer, 'contactTypes'> | null;
type WithModules = Pick<Profile, 'modules'>;

/** The part of a portal that something belongs to. */
export interface ModulePart {
  module?: OpenModuleId | undefined;
  submodule?: OpenSubmoduleId | undefined;
}

/** A question about a module: does the profile have it on, and do its access rules let the person in? */
export type ModuleCheck =
  | { asks: 'switch'; of: OpenModuleId | OpenSubmoduleId; isPassed: boolean }
  | { asks: 'rules'; of: OpenModuleId | OpenSubmoduleId; rules: readonly RuleAnswer[]; isPassed: boolean };

/**
 * Every question that a module and its submodule ask, with the answer for this person. All passed: it may be used.
 * Portal and server decide by it, and the explanation of a decision is nothing but this list.
 */
export function checkModule(profile: WithModules, { module, submodule }: ModulePart, viewer: Subject): ModuleCheck[] {
  if (module === undefined) return [];
  const setting = profile.modules[module];
  const checks = checkSwitch(module, setting, viewer);
  return submodule === undefined
    ? checks
    : [...checks, ...checkSwitch(submodule, setting?.subModules[submodule], viewer)];
}

function checkSwitch(of: OpenModuleId | OpenSubmoduleId, setting: Switch | undefined, viewer: Subject): ModuleCheck[] {
  const rules = answerRules(setting?.accessRules ?? [], viewer);
  return [
    { asks: 'switch', of, isPassed: setting?.enabled === true },
    { asks: 'rules', of, rules, isPassed: isPassedBy(rules) },
  ];
}

/** Whether the profile has it on, whoever asks. */
export function isSwitchedOn(profile: WithModules, part: ModulePart): boolean {
  return checkModule(profile, part, null).every(({ asks, isPassed }) => asks === 'rules' || isPassed);
}

/** The module is on and its access rules let this person in. */
export function canUseModule(profile: WithModules, module: OpenModuleId, viewer: Subject): boolean {
  return isOpen(profile, { module }, viewer);
}

/** The submodule and its module are both on, and the access rules of both let this person in. */
export function canUseSubmodule(
  profile: WithModules,
  module: OpenModuleId,
  submodule: OpenSubmoduleId,
  viewer: Subject,
): boolean {
  return isOpen(profile, { module, submodule }, viewer);
}

function isOpen(profile: WithModules, part: ModulePart, viewer: Subject): boolean {
  return checkModule(profile, part, viewer).every(({ isPassed }) => isPassed);
}
