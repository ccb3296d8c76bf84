import type { ModuleId, SubmoduleId } from '@portal/kit/access';
import type { permissions } from './permissions.ts';

type Permission = (typeof permissions)[number];

/** The part of the portal that a call belongs to: where a profile has it off, the call answers 404. */
export interface Part {
  module?: ModuleId | undefined;
  submodule?: SubmoduleId | undefined;
}

/** Where the object's id stands in the request. */
export interface ObjectRef {
  from: 'params' | 'query' | 'body';
  name: string;
}

/** No sign-in is needed. */
export interface Anyone extends Part {
  rule: 'anyone';
}

/** Any signed-in person. */
export interface SignedIn extends Part {
  rule: 'signedIn';
}

/** Whoever is signed in as themselves. */
export interface NotImpersonating extends Part {
  rule: 'notImpersonating';
}

/** Administrators, as themselves. */
export interface Administrator extends Part {
  rule: 'administrator';
}

/** Whoever holds a flag of the permission call. */
export interface Holding extends Part {
  rule: 'permission';
  permission: Permission;
}

/** Who may make a call. The server enforces it before the handler runs; the client never decides. */
export type Access = Anyone | SignedIn | NotImpersonating | Administrator | Holding | ObjectAccess;

/** About one object of an area: the area says who may do what with it, on the server and in the mock alike. */
export interface ObjectAccess<Area extends string = string, Action extends string = string> extends Part {
  rule: 'object';
  area: Area;
  action: Action;
  at: ObjectRef;
  /** Who may make the call, in words. */
  who: string;
}

/** The rule of the area whose object a call is about. */
export function ruleIn<Rule>(rules: Readonly<Record<string, Rule>>, { area }: ObjectAccess): Rule {
  const rule = rules[area];
  if (rule === undefined) throw new Error(`The area ${area} has no rule`);
  return rule;
}

/** The areas whose rules the calls of a contract ask for. */
export type ObjectAreaOf<Areas> = {
  [Area in keyof Areas]: { [Name in keyof Areas[Area]]: AreaIn<Areas[Area][Name]> }[keyof Areas[Area]];
}[keyof Areas];

type AreaIn<E> = E extends { access: { rule: 'object'; area: infer Area } } ? Area : never;

/** No sign-in needed. With `module`, and `submodule` beside it, only where the profile has them on: everywhere else the call answers 404. */
export function anyone(module?: ModuleId, submodule?: SubmoduleId): Anyone {
  return { rule: 'anyone', module, submodule };
}

/** Any signed-in person; with `module`, only where the profile has it on and its access rules pass. */
export function signedIn(module?: ModuleId, submodule?: SubmoduleId): SignedIn {
  return { rule: 'signedIn', module, submodule };
}

/** Signed in as oneself: refused to staff who act for somebody else. */
export function notImpersonating(module?: ModuleId, submodule?: SubmoduleId): NotImpersonating {
  return { rule: 'notImpersonating', module, submodule };
}

/** Whoever holds a flag of the permission call; with `module`, only where the profile has it on. */
export function holding(permission: Permission, module?: ModuleId): Holding {
  return { rule: 'permission', permission, module };
}

/** Administrators, as themselves: refused to them too while they act for somebody else; with `module`, only where the profile has it on. */
export function administrator(module?: ModuleId): Administrator {
  return { rule: 'administrator', module };
}
