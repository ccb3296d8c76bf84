import { dayIn, daysAfter } from '@portal/rules';
import { eq } from 'drizzle-orm';
import {
  auditEvents,
  cpdAuditCases,
  dataCopies,
  enquiries,
  invitations,
  moderationAppeals,
  moderationLog,
  newsMails,
  people,
} from '../db/schema/index.ts';
import { noPassword } from '../modules/auth/index.ts';
import type { MailJob } from '../modules/mail-queue/index.ts';
import { seedEventMailReasons } from './event-mail-reasons.ts';
import { hiddenEmail } from './hidden-people.ts';
import { markedIds, wordOf } from './stored-place.ts';
import { mailed, type MailReason } from './mail-reason.ts';
import { askInAudit } from './test-audits.ts';
import { seedInvoice } from './test-invoices.ts';
import { seedOwnMembership } from './test-own-memberships.ts';
import type { TestServer } from './test-server.ts';

type Kind = MailJob['kind'];
type ReasonsOf<Some extends Kind> = Readonly<Record<Some, MailReason>>;

const reason = { personId: mailed, to: mailed };
const about = (text: string): MailReason => ({ ...reason, about: text });
const day = 86_400_000;

/** The key of the one mail of a kind that the tests queue. */
export function mailKey(kind: Kind): string {
  return `hidden:${kind}`;
}

/** A reason for each kind of mail that is queued. The owner has a part in what it is about wherever somebody else can. */
export async function seedMailReasons(server: TestServer): Promise<ReasonsOf<Kind>> {
  return {
    ...(await seedEventMailReasons(server)),
    ...(await seedAudits(server)),
    ...(await seedMoney(server)),
    ...(await seedNews(server)),
    ...(await seedAccounts(server)),
    ...(await seedDecisions(server)),
    ...cpdReminders,
  };
}

const lastDay = about('2026-11-30');
const cpdReminders: ReasonsOf<'cpdReminderQuarter' | 'cpdReminderMonth' | 'cpdReminderWeek'> = {
  cpdReminderQuarter: { ...lastDay, at: new Date('2026-09-01T20:00:00Z') },
  cpdReminderMonth: { ...lastDay, at: new Date('2026-10-31T20:00:00Z') },
  cpdReminderWeek: { ...lastDay, at: new Date('2026-11-24T20:00:00Z') },
};

async function seedAudits(server: TestServer) {
  const caseOf = async (status: 'asked' | 'returned' | 'accepted') => {
    const { caseId } = await askInAudit(server, mailed);
    await server.db.update(cpdAuditCases).set({ status }).where(eq(cpdAuditCases.id, caseId));
    return about(caseId);
  };
  const newCase = await caseOf('asked');
  return {
    ...{ auditAsked: newCase, auditReminder: newCase, auditExtended: newCase },
    auditReturned: await caseOf('returned'),
    auditAccepted: await caseOf('accepted'),
  };
}

async function seedMoney({ db, clock, deps }: TestServer): Promise<ReasonsOf<'invoiceReceipt' | 'renewalReminder'>> {
  const today = dayIn(clock.now(), deps.profile.timeZone);
  await seedOwnMembership(db, mailed, { renewedTo: daysAfter(today, 5) });
  return {
    invoiceReceipt: about(await seedInvoice(db, mailed, { status: 'Paid', paidCents: 68_200 })),
    renewalReminder: about(await seedInvoice(db, mailed, { membershipEndDate: daysAfter(today, 370) })),
  };
}

/** The owner has written, commented, mentioned them and invited them to a meeting. */
async function seedNews({ db, clock }: TestServer): Promise<ReasonsOf<'newsDigest' | 'newsAtOnce'>> {
  const now = clock.now();
  await db.insert(newsMails).values({
    ...{ personId: mailed, pace: 'daily', posts: 'digest', mentions: 'digest' },
    ...{ comments: 'atOnce', replies: 'atOnce', meetings: 'atOnce', digestedUntil: now, mailedUntil: now },
  });
  const [since, until] = [-day, day].map((ms) => new Date(now.getTime() + ms).toISOString());
  const news = { ...about(`${since}/${until}`), isOfOwner: true };
  return { newsDigest: news, newsAtOnce: news };
}

/** An account that is new, one that is disabled, and what somebody asks of the organisation or for themself. */
async function seedAccounts({ db, clock }: TestServer) {
  const now = clock.now();
  const later = new Date(now.getTime() + day);
  const invited = 'hidden-invited';
  await db.insert(people).values({
    ...{ id: invited, email: hiddenEmail(invited), passwordHash: noPassword, firstName: 'New', lastName: 'Member' },
    ...{ contactTypes: ['Member'], createdAt: now },
  });
  await db.insert(invitations).values({
    ...{ id: 'hidden-invitation', personId: invited, invitedBy: markedIds.person, invitedAt: now, expiresAt: later },
    ...{ sends: 1, mailKey: mailKey('invitation') },
  });
  await db.update(people).set({ disabledAt: now }).where(eq(people.id, 'outsider'));
  const disabling = { kind: 'accountDisabled', personId: 'outsider', at: now };
  await db
    .insert(auditEvents)
    .values({ ...disabling, data: { administratorId: markedIds.person, reason: 'They have left.' } });
  await db.insert(enquiries).values({
    ...{ id: 'hidden-enquiry', personId: mailed, name: mailed, email: hiddenEmail(mailed), mobile: '' },
    ...{ memberNumber: '', comments: `Who is ${wordOf('person')}?`, createdAt: now },
  });
  const copy = { status: 'ready' as const, hash: 'hidden', bytes: 1, askedAt: now, expiresAt: later };
  await db.insert(dataCopies).values({ ...copy, personId: mailed });
  const ofRole = about('0');
  const toOffice = { personId: mailed, to: null, subjectId: mailed };
  return {
    ...{ managerAdded: ofRole, managerRemoved: ofRole, roleChanged: ofRole, accountEnabled: reason },
    accountDisabled: { personId: 'outsider', to: 'outsider', about: now.toISOString() },
    invitation: { personId: invited, to: invited, about: 'hidden-invitation' },
    dataCopyReady: reason,
    enquiry: { ...toOffice, about: 'hidden-enquiry' },
    directoryReadInBulk: toOffice,
  } satisfies Partial<ReasonsOf<Kind>>;
}

/** Of what they wrote, of what the owner wrote and they reported, and of what they said against the first. */
async function seedDecisions({ db, clock }: TestServer) {
  const at = clock.now();
  const place = {
    communityId: markedIds.community,
    subject: wordOf('title'),
    reason: 'other' as const,
    message: 'No.',
    at,
  };
  const decisions = await db
    .insert(moderationLog)
    .values([
      { ...place, deed: 'postDeclined', actorId: markedIds.person, personId: mailed },
      { ...place, deed: 'postReportsDeclined', actorId: 'admin', personId: markedIds.person },
    ])
    .returning({ id: moderationLog.id });
  const [declined = 0, reported = 0] = decisions.map(({ id }) => id);
  await db.insert(moderationAppeals).values({
    ...{ id: 'hidden-appeal', decisionId: declined, communityId: markedIds.community, authorId: mailed, words: 'Why?' },
    ...{ createdAt: at, outcome: 'upheld', answer: 'Because.', decidedAt: at, decidedBy: markedIds.person },
  });
  return {
    moderated: about(String(declined)),
    reportDecided: about(String(reported)),
    appealAnswered: about('hidden-appeal'),
  };
}
