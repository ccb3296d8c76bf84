import { eq } from 'drizzle-orm';
import { events, refundRequests, tickets, waitingEntries } from '../db/schema/index.ts';
import type { MailKind } from '../modules/event-mails/event-mail-kinds.ts';
import { hiddenEmail } from './hidden-people.ts';
import { markedIds, mark } from './stored-place.ts';
import { mailed, type MailReason } from './mail-reason.ts';
import type { TestServer } from './test-server.ts';

const ofOwner = `${mark}-ticket`;
/** The owner's ticket that was given back after it had been passed on, and the one that somebody else comes with now. */
const [givenBack, passedOn] = ['hidden-given-back', 'hidden-passed-on'];
const nominee = (id: string) => ({ title: '', name: id, email: hiddenEmail(id), mobile: '', orgName: '' });

/** Somebody with a ticket, a place in the line, money that they ask back, and tickets of the owner in their name. */
export async function seedEventMailReasons(server: TestServer): Promise<Readonly<Record<MailKind, MailReason>>> {
  const { db } = server;
  const now = server.clock.now();
  const written = { createdAt: now, updatedAt: now };
  const [open] = await db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  await db.insert(events).values({ ...open, id: 'hidden-cancelled', status: 'cancelled' });
  const free = { eventId: 'open', ticketTypeId: 'free', amountCents: 0, ...written };
  const ofThem = { ...free, personId: markedIds.person, status: 'Removed' as const };
  await db.insert(tickets).values([
    { ...free, id: 'hidden-ticket', number: 'HIDDEN1', personId: mailed, status: 'Active' },
    { ...ofThem, id: givenBack, number: 'HIDDEN2', nominee: nominee(mailed) },
    { ...ofThem, id: passedOn, number: 'HIDDEN3', nominee: nominee('other') },
  ]);
  await db
    .update(tickets)
    .set({ nominee: nominee(mailed) })
    .where(eq(tickets.id, ofOwner));
  const waiting = { ticketTypeId: 'free', personId: mailed, offeredAt: now, ...written };
  await db.insert(waitingEntries).values([
    { ...waiting, id: 'hidden-offer', status: 'offered' },
    { ...waiting, id: 'hidden-offer-over', status: 'expired' },
  ]);
  const request = { ticketId: 'hidden-ticket', eventId: 'open', reason: 'I am ill.', createdAt: now };
  const decided = { ...request, answer: 'So be it.', decidedBy: markedIds.person, decidedAt: now };
  await db.insert(refundRequests).values([
    { ...request, id: 'hidden-refund', status: 'open' },
    { ...decided, id: 'hidden-refund-given', status: 'approved', grantedCents: 0 },
    { ...decided, id: 'hidden-refund-declined', status: 'declined' },
  ]);

  const start = String(Math.floor(open.startAt.getTime() / 1000));
  const reason = { personId: mailed, to: mailed, eventId: 'open' };
  const about = (text: string): MailReason => ({ ...reason, about: text });
  /** They are told of a ticket of the owner, who is named. */
  const passed = (id: string) => ({ ...about(`${id}:1`), personId: markedIds.person, isOfOwner: true });
  const recipient = { name: mailed, email: hiddenEmail(mailed) };
  const calledOff = { ...reason, eventId: 'hidden-cancelled' };
  return {
    registered: reason,
    substitute: passed(ofOwner),
    substituteOver: passed(givenBack),
    substituteReplaced: { ...passed(passedOn), recipient },
    reminderWeek: about(start),
    reminderDay: about(start),
    reminderHour: about(start),
    moved: about(start),
    cancelled: calledOff,
    lineCancelled: calledOff,
    lineRemoved: about('There is no seat left.'),
    offer: about('hidden-offer'),
    offerOver: about('hidden-offer-over'),
    refundAsked: about('hidden-refund'),
    refundApproved: about('hidden-refund-given'),
    refundDeclined: about('hidden-refund-declined'),
    refundPaid: about('hidden-refund-given'),
  };
}
