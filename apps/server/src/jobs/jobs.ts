import { dayIn } from '@portal/rules';
import type { Deps } from '../deps.ts';
import { planAuditReminders } from '../modules/audits/index.ts';
import { copyLibrary, readAttachments } from '../modules/content/index.ts';
import { planCpdReminders } from '../modules/cpd-reminders/index.ts';
import { keepCompletedCourses } from '../modules/cpd/index.ts';
import { planReminders, sendDueMails } from '../modules/event-mails/index.ts';
import { forgetLiveEvents } from '../modules/live/index.ts';
import { countDaysOver } from '../modules/insight/index.ts';
import { settleInvoices } from '../modules/invoices/index.ts';
import { planRenewalReminders } from '../modules/renewals/index.ts';
import { settleWaiting } from '../modules/orders/index.ts';
import { eraseDueAccounts, makeDueCopies } from '../modules/personal-data/index.ts';
import { readDuePreviews } from '../modules/previews/index.ts';
import { offerHoursOf, passOffersOn } from '../modules/waiting-lists/index.ts';
import { planNewsMails } from '../modules/news-mails/index.ts';
import type { JobName } from './job-names.ts';
import { tidy } from './tidy.ts';

interface Job {
  /** When it comes round: minute, hour, day, month and day of the week, in UTC. */
  every: string;
  /** How often at once in one process; once unless said. */
  atOnce?: number;
  /** Does all that is due at a moment; leaves off where the server stops. Done twice, or by two processes at once, it comes to the same. */
  run(deps: Deps, now: Date, signal: AbortSignal): Promise<void>;
}

const minute = '* * * * *';
const fiveMinutes = '*/5 * * * *';
const hour = '7 * * * *';

export const jobs: Readonly<Record<JobName, Job>> = {
  planEventReminders: { every: minute, run: ({ db }, now) => planReminders(db, now) },
  planAuditReminders: {
    every: minute,
    run: ({ db, profile: { timeZone: zone } }, now) => planAuditReminders(db, { today: dayIn(now, zone), now, zone }),
  },
  planCpdReminders: { every: minute, run: planCpdReminders },
  settleOrders: {
    every: minute,
    run: async ({ db, payments }, now) => {
      if (payments !== null) await settleWaiting({ db, payments }, now);
    },
  },
  settleInvoices: {
    every: minute,
    run: async ({ db, payments, profile }, now) => {
      if (payments !== null) await settleInvoices({ db, payments, profile }, now);
    },
  },
  planRenewalReminders: { every: hour, run: planRenewalReminders },
  planNewsMails: { every: minute, run: planNewsMails },
  // The night comes at another hour in each zone; only the first round after it finds something to do.
  countDays: { every: hour, run: countDaysOver },
  passOffersOn: {
    every: minute,
    run: ({ db, profile }, now) => passOffersOn(db, { now, offerHours: offerHoursOf(profile) }),
  },
  keepCompletedCourses: { every: minute, run: keepCompletedCourses },
  // Added by whatever queues a mail, too; by the clock for those that are due later, or tried again.
  sendMails: {
    every: minute,
    atOnce: 2,
    run: async (deps, now, signal) => {
      let mayBeMore = await sendDueMails(deps, now, signal);
      while (mayBeMore) mayBeMore = await sendDueMails(deps, deps.clock.now(), signal);
    },
  },
  // Added by a text that links to a page, too.
  readPreviews: { every: minute, run: (deps, _now, signal) => readDuePreviews(deps, signal) },
  copyLibrary: { every: fiveMinutes, run: copyLibrary },
  // Added by whoever attaches a file, too.
  readAttachments: {
    every: minute,
    run: (deps, _now, signal) => readAttachments(deps, signal, () => deps.clock.now()),
  },
  // Added by whoever asks for a copy, too.
  makeDataCopies: { every: minute, run: makeDueCopies },
  eraseAccounts: { every: minute, run: eraseDueAccounts },
  forgetLiveEvents: { every: minute, run: ({ db }) => forgetLiveEvents(db) },
  tidy: { every: hour, run: tidy },
};
