import {
  categoryNameIn,
  inUnits,
  type Missing,
  missingInUnits,
  periodYears,
  type RulePack,
  type Standing,
  type StillMissing,
} from '@portal/api/rules';
import type { Profile } from '@portal/kit/access';
import { dayText, documentWords, type DocumentWords, unitWords } from './document-words.ts';

/** The period and how far it is, in the words of the portal. */
export function headingLines(t: DocumentWords, pack: RulePack, standing: Standing) {
  const { short: unit } = unitWords(t, pack);
  const done = inUnits(pack, standing.doneMinutes);
  const required = inUnits(pack, standing.requiredMinutes);
  return {
    period: t('period', { years: periodYears(standing.period), done, unit }),
    progress: t('progress', { done, required, unit }),
  };
}

/** What is asked for, and how far it is: by category, and in all. */
export function requirementRows(t: DocumentWords, pack: RulePack, standing: Standing): string[][] {
  const amounts = (done: number, required: number) => [
    String(inUnits(pack, done)),
    required === 0 ? t('none') : String(inUnits(pack, required)),
  ];
  const rows = standing.categories.map((one) => [one.name, ...amounts(one.countedMinutes, one.requiredMinutes)]);
  return [...rows, [t('total'), ...amounts(standing.doneMinutes, standing.requiredMinutes)]];
}

/** What is missing, in words; or that nothing is. */
export function standingLines(
  { profile }: { profile: Pick<Profile, 'locale' | 'messages'> },
  pack: RulePack,
  { missing, carriedMinutes, requiredMinutes, period }: Omit<Standing, 'plan'>,
  plan: Standing['plan'] | null,
): string[] {
  const t = documentWords({ profile });
  const { short: unit } = unitWords(t, pack);
  const carried = carriedMinutes > 0 ? [t('carried', { amount: inUnits(pack, carriedMinutes), unit })] : [];
  const lines = missingLines({ profile }, pack, { missing, plan }, period.lastDay);
  const whole = inUnits(pack, pack.requiredMinutes);
  const reduced = requiredMinutes < pack.requiredMinutes ? [t('reduced', { amount: whole, unit })] : [];
  return [...reduced, ...carried, ...(lines.length === 0 ? [t('met')] : lines)];
}

/** What is missing, in words; of goals and reflection too, where they are given. */
export function missingLines(
  { profile }: { profile: Pick<Profile, 'locale' | 'messages'> },
  pack: RulePack,
  { missing, plan }: StillMissing,
  lastDay: string,
): string[] {
  const t = documentWords({ profile });
  const { short: unit } = unitWords(t, pack);
  const lines = missing.map((one) => missingLine(t, pack, one, { unit, date: dayText(one.by, profile) }));
  return plan === null ? lines : [...lines, ...planLines(t, plan, dayText(lastDay, profile))];
}

function planLines(t: DocumentWords, plan: Standing['plan'], date: string): string[] {
  const n = plan.goalsRequired - plan.goals;
  const goals = n > 0 ? [t('missingGoals', { n, date })] : [];
  return plan.asksReflection && !plan.isReflected ? [...goals, t('missingReflection', { date })] : goals;
}

function missingLine(t: DocumentWords, pack: RulePack, one: Missing, said: { unit: string; date: string }): string {
  const values = { ...said, amount: missingInUnits(pack, one.minutes) };
  if (one.kind === 'total') return t('missingTotal', values);
  if (one.kind === 'year') return t('missingYear', values);
  return t('missingCategory', { ...values, category: categoryNameIn(pack, one.categoryId) });
}
