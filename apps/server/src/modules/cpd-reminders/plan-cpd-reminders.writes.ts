import { cpdReminderDue, dayIn, moduleRefusal, momentOf } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { cpdReminderRounds } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { rulesOf } from '../cpd/index.ts';
import { wishOf } from './plan-cpd-reminders.queries.ts';
import { cpdReminderKinds } from './reminder-kinds.ts';

/** Over how long mails are spread, so that those of other kinds are not held up behind thousands. */
const spreadSeconds = 8 * 3600;

const earliest = 'T08:00:00';

/**
 * Queues a mail to every member when the end of a period comes near, once for each end and distance: the first server that comes to it writes down that it did, in the transaction in
 * which it queues them. Whether something is missing is looked at when a mail is sent.
 */
export async function planCpdReminders({ db, profile }: Pick<Deps, 'db' | 'profile'>, now: Date): Promise<void> {
  if (moduleRefusal(profile, { module: 'cpd' }, null)?.code === 'not_found') return;
  const { pack, zone } = rulesOf({ profile });
  const due = cpdReminderDue(pack, zone, now);
  if (due === null) return;
  const { lead, lastDay } = due;
  await db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(cpdReminderRounds)
      .values({ lastDay, lead, begunAt: now })
      .onConflictDoNothing()
      .returning();
    if (begun === undefined) return;
    const from = later(now, momentOf(`${dayIn(now, zone)}${earliest}`, zone)).toISOString();
    await tx.execute(sql`
      insert into mail_jobs (key, kind, person_id, about, due_at)
      select concat_ws(':', ${cpdReminderKinds[lead]}::text, ${lastDay}::text, person.id), ${cpdReminderKinds[lead]}::text, person.id, ${lastDay}::text,
        ${from}::timestamptz + make_interval(secs => (hashtext(person.id) & 2147483647) % ${spreadSeconds}::int)
      from people person left join cpd_reminder_settings wish on wish.person_id = person.id
      where 'Member' = any(person.contact_types) and person.disabled_at is null and not person.membership_lapsed and coalesce(${wishOf(lead)}, true)
      on conflict do nothing`);
  });
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
