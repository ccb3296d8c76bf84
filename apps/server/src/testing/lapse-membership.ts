import { dayIn, daysAfter } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { testPayments } from '../adapters/test-payments.ts';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { people } from '../db/schema/index.ts';
import { addJob } from '../jobs/add-job.ts';
import { planRenewalReminders } from '../modules/renewals/index.ts';
import { seedInvoice } from './test-invoices.ts';
import { seedOwnMembership } from './test-own-memberships.ts';

const profile = profiles.ota;

/** Writes what an organisation's own system does of somebody who has not renewed, in a portal that runs on a folder: the renewal of $682.00 waits, and the reminder that the clock sends within the hour is sent now. */
export async function lapseMembership(folder: string, personId: string): Promise<void> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined);
  const now = new Date();
  const today = dayIn(now, profile.timeZone);
  await db.update(people).set({ membershipLapsed: true }).where(eq(people.id, personId));
  await seedOwnMembership(db, personId, { renewedTo: daysAfter(today, -1) });
  await seedInvoice(db, personId, {
    ...{ invoiceDate: daysAfter(today, -30), dueDate: today },
    ...{ membershipStartDate: today, membershipEndDate: daysAfter(today, 364) },
  });
  await planRenewalReminders({ db, profile, payments: testPayments(db) }, now);
  await addJob(db, 'sendMails');
  await close();
}
