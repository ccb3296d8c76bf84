import type { Viewer } from './viewer.ts';

type Subject = Pick<Viewer, 'contactTypes'>;

const rulesByName: ReadonlyMap<string, (subject: Subject) => boolean> = new Map([
  ['isMember', (subject: Subject) => subject.contactTypes.includes('Member')],
  ['isClientUser', (subject: Subject) => subject.contactTypes.includes('ClientUser')],
  ['isNotStaff', (subject: Subject) => !subject.contactTypes.includes('Staff')],
]);

/** One access rule with its answer; a name that is no rule is never passed. */
export interface RuleAnswer {
  name: string;
  isKnown: boolean;
  isPassed: boolean;
}

/** What each rule says of a person. */
export function answerRules(rules: readonly string[], viewer: Subject | null): RuleAnswer[] {
  return rules.map((name) => {
    const rule = rulesByName.get(name);
    return { name, isKnown: rule !== undefined, isPassed: viewer !== null && rule?.(viewer) === true };
  });
}

/** No rules: everyone. Else one passing rule is enough, while an unknown name denies, and nobody passes who is not signed in. */
export function passesRules(rules: readonly string[], viewer: Subject | null): boolean {
  return isPassedBy(answerRules(rules, viewer));
}

export function isPassedBy(answers: readonly RuleAnswer[]): boolean {
  return answers.length === 0 || (answers.every(({ isKnown }) => isKnown) && answers.some(({ isPassed }) => isPassed));
}
