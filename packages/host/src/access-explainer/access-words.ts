import {
  type Check,
  type Decision,
  type OpenModuleId,
  type OpenSubmoduleId,
  type RuleAnswer,
  type TranslateOf,
  type UserRole,
  userRoles,
  type Viewer,
} from '@portal/kit';
import type { whyMessages } from './messages.ts';

export interface AccessWordsInput {
  t: TranslateOf<typeof whyMessages>;
  viewer: Pick<Viewer, 'firstName' | 'lastName' | 'contactTypes'>;
  /** The organisation, as its staff call it. */
  profile: string;
  locale: string;
  isModule(id: OpenModuleId | OpenSubmoduleId): boolean;
}

/** Says decisions in words. */
export function createAccessWords({ t, viewer, profile, locale, isModule }: AccessWordsInput) {
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const listed = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(words);
  const partOf = (id: OpenModuleId | OpenSubmoduleId) => t(isModule(id) ? 'modulePart' : 'submodulePart', { id });

  /** One question with its answer, as a sentence without its full stop. */
  function check(result: Check): string {
    switch (result.asks) {
      case 'signedIn':
        return result.isPassed ? t('signedIn', { name }) : t('notSignedIn');
      case 'switch':
        return t(result.isPassed ? 'isOn' : 'isOff', { part: partOf(result.of), profile });
      case 'rules':
        return rules(partOf(result.of), result.rules);
      case 'admin':
        return admin(result);
      case 'role':
        return t(result.isPassed ? 'roleHeld' : 'roleLacking', {
          name,
          role: roleName(result.role),
          needed: roleName(result.needed),
        });
      case 'permission':
        return t(result.isPassed ? 'permissionHeld' : 'permissionLacking', {
          name,
          permissions: listed('disjunction', result.anyOf),
        });
    }
  }

  function rules(part: string, answers: readonly RuleAnswer[]): string {
    if (answers.length === 0) return t('noRules', { part });
    const unknown = answers.find(({ isKnown }) => !isKnown);
    if (unknown) return t('unknownRule', { part, rule: unknown.name });
    return t('rules', {
      part,
      name,
      rules: listed(
        'disjunction',
        answers.map(({ name: rule }) => ruleWords(rule)),
      ),
      contactTypes: contactWords(),
    });
  }

  function ruleWords(rule: string): string {
    if (rule === 'isMember') return t('ruleIsMember');
    return rule === 'isClientUser' ? t('ruleIsClientUser') : t('ruleIsNotStaff');
  }

  function contactWords(): string {
    const kinds = { Member: t('isMember'), ClientUser: t('isClientUser'), Staff: t('isStaff') };
    const found = Object.entries(kinds).flatMap(([type, words]) => (viewer.contactTypes.includes(type) ? words : []));
    return found.length === 0 ? t('isNone') : listed('conjunction', found);
  }

  function admin({ role: value, isPassed }: Extract<Check, { asks: 'admin' }>): string {
    const role = roleName(value);
    if (!isPassed) return t('adminLacking', { name, role });
    const isByRole = value === userRoles.Admin || value === userRoles.WorkSpaceOwner;
    return isByRole ? t('adminByRole', { name, role }) : t('adminByServer', { name });
  }

  /** What decided: the first question not passed, else the narrowest that was. */
  function reason({ checks, refusedBy }: Decision): string {
    const deciding = refusedBy ?? checks.findLast((each) => each.asks !== 'rules' || each.rules.length > 0);
    return deciding === undefined ? t('public') : check(deciding);
  }

  return { check, reason };
}

/** A role as the documentation calls it. */
function roleName(value: UserRole | null): string {
  return Object.entries(userRoles).find(([, number]) => number === value)?.[0] ?? '';
}

export type AccessWords = ReturnType<typeof createAccessWords>;
