import type { Viewer } from './viewer.ts';

type Subject = Pick<Viewer, 'contactTypes'>;

const rulesByName: ReadonlyMap<string, (subject: Subject) => boolean> = new Map([
  ['isMember', (subject: Subject) => subject.contactTypes.includes('Member')],
  ['isClientUser', (subject: Subject) => subject.contactTypes.includes('ClientUser')],
  ['isNotStaff', (subject: Subject) => !subject.contactTypes.includes('Staff')],
]);

/** No rules: everyone. Else one passing rule is enough, while an unknown name denies, and nobody passes who is not signed in. */
export function passesRules(rules: readonly string[], viewer: Subject | null): boolean {
  if (rules.length === 0) return true;
  if (viewer === null || rules.some((name) => !rulesByName.has(name))) return false;
  return rules.some((name) => rulesByName.get(name)?.(viewer));
}
