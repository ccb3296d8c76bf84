import { categoryNameIn } from './category-name.ts';
import { beyondQuarters, missingInUnits } from './cpd-amounts.ts';
import { cpdReminderDue, stillMissing } from './cpd-reminder.ts';
import { type Missing, type StandingFacts, standingIn } from './standing.ts';

/** Who has to do something by the end of a period: they are reminded of it, and it waits for them. */
export function isHeldToCpd(person: { contactTypes: readonly string[]; membershipLapsed: boolean }): boolean {
  return person.contactTypes.includes('Member') && !person.membershipLapsed;
}

/**
 * What is to be done by the next end, the most first, and of as much a category first, since what counts for it counts for the total too. Null where no amount is missing, or the end
 * is too far for a reminder.
 */
export function missingCpd(facts: StandingFacts, at: Date) {
  const { pack, zone } = facts;
  const due = cpdReminderDue(pack, zone, at);
  const still = due && stillMissing(standingIn(facts, due.period, at), due.lastDay);
  if (due === null || still === null || still.missing.length === 0) return null;
  const missing = withoutRepeats(still.missing.toSorted(mostFirst)).map((one) => ({
    categoryName: one.kind === 'category' ? categoryNameIn(pack, one.categoryId) : null,
    hours: missingInUnits(pack, one.minutes),
    exact: beyondQuarters(pack, one.minutes),
  }));
  return { lastDay: due.lastDay, unit: pack.unit.name, missing };
}

function mostFirst(a: Missing, b: Missing): number {
  return b.minutes - a.minutes || Number(b.kind === 'category') - Number(a.kind === 'category');
}

/** Where a year of a cycle ends with it, whoever does more of the two has done the other. */
function withoutRepeats(mostFirst: readonly Missing[]): Missing[] {
  const ofEverything = mostFirst.find(({ kind }) => kind !== 'category');
  return mostFirst.filter((one) => one.kind === 'category' || one === ofEverything);
}
