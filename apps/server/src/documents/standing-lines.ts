import {
  categoryNameIn,
  dayIn,
  hoursAndMinutes,
  inUnits,
  type Missing,
  missingInUnits,
  periodYears,
  type RulePack,
  type Standing,
  type StillMissing,
} from '@portal/rules';
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

type WordsOf = Pick<Profile, 'locale' | 'messages' | 'timeZone'>;

interface StandingFacts {
  pack: RulePack;
  standing: Omit<Standing, 'plan'>;
  /** Null: nothing is said of it. */
  plan: Standing['plan'] | null;
  /** As known at this moment. */
  asOf: Date;
}

/** What is missing, in words; or that nothing is. */
export function standingLines(
  { profile }: { profile: WordsOf },
  { pack, standing, plan, asOf }: StandingFacts,
): string[] {
  const t = documentWords({ profile });
  const { missing, carriedMinutes, requiredMinutes, period } = standing;
  const { short: unit } = unitWords(t, pack);
  const carried = carriedMinutes > 0 ? [t('carried', { amount: inUnits(pack, carriedMinutes), unit })] : [];
  const today = dayIn(asOf, profile.timeZone);
  const lines = missingLines({ profile }, pack, { missing, plan }, { lastDay: period.lastDay, today });
  const whole = inUnits(pack, pack.requiredMinutes);
  const reduced = requiredMinutes < pack.requiredMinutes ? [t('reduced', { amount: whole, unit })] : [];
  return [
    ...reduced,
    ...carried,
    ...(lines.length === 0 ? [t('met')] : lines),
    ...toComeLines(profile, pack, standing),
  ];
}

/** Where the pace leads while something is missing, and what will be missing of a period that rolls. */
function toComeLines(profile: WordsOf, pack: RulePack, standing: Omit<Standing, 'plan'>): string[] {
  const t = documentWords({ profile });
  const { short: unit } = unitWords(t, pack);
  const { forecast, isMet, period, ahead } = standing;
  const pace =
    forecast === null || isMet
      ? []
      : [t('forecast', { amount: inUnits(pack, forecast.minutes), unit, date: dayText(period.lastDay, profile) })];
  const later = ahead?.missing.map((one) => {
    const values = { unit, amount: missingInUnits(pack, one.minutes), date: dayText(one.by, profile) };
    if (one.kind !== 'category') return t('aheadTotal', values);
    return t('aheadCategory', { ...values, category: categoryNameIn(pack, one.categoryId) });
  });
  return [...pace, ...(later ?? [])];
}

/** What is missing, in words; of goals and reflection too, where they are given. */
export function missingLines(
  { profile }: { profile: Pick<Profile, 'locale' | 'messages'> },
  pack: RulePack,
  { missing, plan }: StillMissing,
  { lastDay, today }: { lastDay: string; today: string },
): string[] {
  const t = documentWords({ profile });
  const { short: unit } = unitWords(t, pack);
  const lines = missing.map((one) => {
    // What is missing of the months up to today is to be done by no day.
    const isOver = one.by < today || (pack.cycle.kind === 'rolling' && one.by === today);
    return missingLine(t, pack, one, { unit, date: dayText(one.by, profile), isOver });
  });
  return plan === null ? lines : [...lines, ...planLines(t, plan, dayText(lastDay, profile))];
}

function planLines(t: DocumentWords, plan: Standing['plan'], date: string): string[] {
  const n = plan.goalsRequired - plan.goals;
  const goals = n > 0 ? [t('missingGoals', { n, date })] : [];
  return plan.asksReflection && !plan.isReflected ? [...goals, t('missingReflection', { date })] : goals;
}

function missingLine(
  t: DocumentWords,
  pack: RulePack,
  one: Missing,
  { isOver, ...rest }: { unit: string; date: string; isOver: boolean },
): string {
  const values = { ...rest, amount: missingInUnits(pack, one.minutes) };
  if (one.kind === 'total') return t(isOver ? 'missingTotalPast' : 'missingTotal', values);
  if (one.kind === 'year') return t(isOver ? 'missingYearPast' : 'missingYear', values);
  const category = categoryNameIn(pack, one.categoryId);
  return t(isOver ? 'missingCategoryPast' : 'missingCategory', { ...values, category });
}

/** The length of one record: in hours and minutes where two digits do not say it. */
export function amountText(t: DocumentWords, pack: Pick<RulePack, 'unit'>, minutes: number): string {
  const exact = hoursAndMinutes(pack, minutes);
  return exact === null ? String(inUnits(pack, minutes)) : t('duration', exact);
}
