import {
  cpdReminderDue,
  type DueReminder,
  type RulePack,
  standingIn,
  stillMissing,
  type StillMissing,
} from '@portal/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { type mailJobs, people } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { historyOf, rulesOf } from '../cpd/index.ts';
import { cpdReminderKinds } from './reminder-kinds.ts';
import { cpdWishesOf } from './wishes.queries.ts';

export interface CpdReminderFacts {
  person: { email: string; firstName: string };
  pack: RulePack;
  due: DueReminder;
  still: StillMissing;
}

/** What a mail is written from, as it is now; null where nothing is missing, it is wanted no more, or the next reminder is due already. */
export async function cpdReminderFacts(
  { db, profile }: Pick<Deps, 'db' | 'profile'>,
  { kind, personId, about }: Pick<typeof mailJobs.$inferSelect, 'kind' | 'personId' | 'about'>,
  now: Date,
): Promise<CpdReminderFacts | null> {
  const { pack, zone } = rulesOf({ profile });
  const due = cpdReminderDue(pack, zone, now);
  if (due === null || due.lastDay !== about || cpdReminderKinds[due.lead] !== kind) return null;
  const { email, firstName } = people;
  const [person] = await db
    .select({ email, firstName })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.disabledAt), eq(people.membershipLapsed, false)));
  if (person === undefined || !(await cpdWishesOf(db, personId))[due.lead]) return null;
  const history = await historyOf(db, personId, zone);
  const records = history.sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const found = standingIn({ pack, zone, records, person: history.person }, due.period, now);
  const still = stillMissing(found, due.lastDay);
  return still && { person, pack, due, still };
}
