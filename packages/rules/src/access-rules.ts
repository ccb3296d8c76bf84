import type { Access, ObjectAccess, Part, Permission } from '@portal/api/contract';
import { forbidden, forbiddenBecause, notFound, type Refusal } from '@portal/api/rules';
import { checkModule, isSwitchedOn, type Profile, type UserRole } from '@portal/kit/access';
import { administratorRefusal, impersonatedRefusal } from './auth/rules.ts';

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function moduleRefusal(
  profile: Pick<Profile, 'modules'>,
  part: Part,
  person: Parameters<typeof checkModule>[2],
): Refusal | null {
  if (!isSwitchedOn(profile, part)) return notFound;
  return checkModule(profile, part, person).every(({ isPassed }) => isPassed) ? null : forbidden;
}

/** The session of a widget makes the calls of the modules that its website was given, and those that every widget needs; any other session, whose scope is null, makes all. */
export function scopeRefusal(
  scope: readonly string[] | null,
  { access, isInEveryScope }: { access: Part; isInEveryScope: boolean },
): Refusal | null {
  if (scope === null || isInEveryScope) return null;
  const { module } = access;
  return module !== undefined && scope.includes(module)
    ? null
    : forbiddenBecause('This website may not show this part of the portal.');
}

/** Who may make a call that is about no object. Whoever has to be signed in is by now. */
export function callRefusal(
  access: Exclude<Access, ObjectAccess>,
  person: { role: UserRole; permissions: ReadonlySet<Permission> } | null,
  isImpersonated: boolean,
): Refusal | null {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return null;
    case 'notImpersonating':
      return impersonatedRefusal(isImpersonated);
    case 'administrator':
      return person === null ? forbidden : administratorRefusal(person, isImpersonated);
    case 'permission':
      return person?.permissions.has(access.permission) ? null : forbidden;
  }
}
