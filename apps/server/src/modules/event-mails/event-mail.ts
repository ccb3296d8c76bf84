import { offerEnd, singleLine } from '@portal/rules';
import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import type { MailKind } from './event-mail-kinds.ts';
import type { MailFacts } from './mail-facts.queries.ts';
import { offerHoursOf } from '../waiting-lists/index.ts';
import { moneyText } from '../../mails/money-text.ts';
import { timeIn, timeOfEvent } from '../../mails/event-time-text.ts';
import { mailWords } from '../../mails/mail-brand.ts';
import { mailPage, mailText, type MailParts } from '../../mails/mail-page.ts';

type Writing = Pick<Deps, 'mailBrand' | 'portalUrl' | 'profile'>;

/** A mail about an event to somebody who attends it, or waits for a seat. */
export function eventMail(writing: Writing, kind: MailKind, facts: MailFacts, links: Links): Mail {
  const { mailBrand: brand } = writing;
  const { unsubscribe: unsubscribeUrl } = links;
  const { subject, ...rest } = partsOf(writing, kind, facts, links.pass);
  const parts = { ...rest, unsubscribeUrl };
  return {
    to: facts.person.email,
    subject,
    html: mailPage(brand, parts),
    text: mailText(brand, parts),
    unsubscribeUrl,
  };
}

interface Links {
  /** Where reminders are turned off; null: they are not. */
  unsubscribe: string | null;
  /** The ticket of whoever comes instead of its holder, and may have no account here. */
  pass: string | null;
}

const reminderTitles = {
  reminderWeek: 'reminderWeekTitle',
  reminderDay: 'reminderDayTitle',
  reminderHour: 'reminderHourTitle',
} as const;

function partsOf(
  writing: Writing,
  kind: MailKind,
  facts: MailFacts,
  pass: string | null,
): MailParts & { subject: string } {
  const { mailBrand: brand, portalUrl, profile } = writing;
  const { event, person, numbers, holder } = facts;
  const t = mailWords(brand);
  const href = new URL(`/events/${encodeURIComponent(event.id)}`, portalUrl).href;
  const title = singleLine(event.title);
  const values = {
    title,
    firstName: singleLine(person.firstName),
    holder: singleLine(holder),
    when: timeOfEvent(event, profile, t),
    place: event.address ?? t('eventOnline'),
  };
  const tickets = t('ticketNote', { n: numbers.length, numbers: numbers.join(', ') });
  const ticketButton = { label: t('ticketButton'), href: pass ?? href };
  const button = pass === null ? { label: t('eventButton'), href } : ticketButton;
  switch (kind) {
    case 'registered':
      return {
        subject: t('registeredSubject', { title }),
        title: t('registeredTitle'),
        intro: t('registeredIntro', values),
        button: ticketButton,
        note: tickets,
      };
    case 'reminderWeek':
    case 'reminderDay':
    case 'reminderHour':
      return {
        subject: t('reminderSubject', { title }),
        title: t(reminderTitles[kind]),
        intro: t('reminderIntro', values),
        button: ticketButton,
        note: pass === null ? `${tickets} ${t('reminderNote')}` : tickets,
      };
    case 'substitute':
      return {
        subject: t('substituteSubject', { title }),
        title: t('substituteTitle'),
        intro: t('substituteIntro', values),
        button: ticketButton,
        note: `${tickets} ${t('substituteNote')}`,
      };
    case 'substituteOver':
    case 'substituteReplaced':
      return {
        subject: t('substituteOverSubject', { title }),
        title: t('substituteOverTitle'),
        intro: t(kind === 'substituteOver' ? 'substituteOverIntro' : 'substituteReplacedIntro', values),
        button: { label: t('eventButton'), href },
        note: t('substituteOverNote'),
      };
    case 'moved':
      return {
        subject: t('movedSubject', { title }),
        title: t('movedTitle'),
        intro: t('movedIntro', values),
        button,
        note: pass === null ? t('movedNote') : t('movedSubstituteNote', values),
      };
    case 'cancelled':
    case 'lineCancelled':
      return {
        subject: t('cancelledSubject', { title }),
        title: t('cancelledTitle'),
        intro: t(kind === 'cancelled' ? 'cancelledIntro' : 'lineCancelledIntro', values),
        button,
        note: facts.message === '' ? t('cancelledNote') : t('cancelledMessage', { message: facts.message }),
      };
    case 'lineRemoved':
      return {
        subject: t('lineRemovedSubject', { title }),
        title: t('lineRemovedTitle'),
        intro: t('lineRemovedIntro', values),
        button,
        note: t('lineRemovedNote', { reason: facts.message }),
      };
    case 'offer': {
      const { name = '', offeredAt = null } = facts.offer ?? {};
      const until = offeredAt === null ? event.endAt : offerEnd(offeredAt, event, offerHoursOf(profile));
      return {
        subject: t('offerSubject', { title }),
        title: t('offerTitle'),
        intro: t('offerIntro', {
          ...values,
          ticket: singleLine(name),
          until: timeIn(until, profile.timeZone, profile),
        }),
        button: { label: t('offerButton'), href },
        note: t('offerNote'),
      };
    }
    case 'offerOver':
      return {
        subject: t('offerOverSubject', { title }),
        title: t('offerOverTitle'),
        intro: t('offerOverIntro', values),
        button,
        note: t('offerOverNote'),
      };
    case 'refundAsked':
    case 'refundApproved':
    case 'refundDeclined':
    case 'refundPaid':
      return { ...refundParts(writing, kind, facts), button: ticketButton };
  }
}

type RefundKind = Extract<MailKind, `refund${string}`>;

/** Whoever asks for their money back is told at each step what becomes of it, and of their ticket. */
function refundParts({ mailBrand: brand, profile }: Writing, kind: RefundKind, { event, person, refund }: MailFacts) {
  const t = mailWords(brand);
  const { number = '', paidCents = 0, grantedCents = null, answer = '', hasTicket = false } = refund ?? {};
  const title = singleLine(event.title);
  const values = {
    title,
    number,
    firstName: singleLine(person.firstName),
    amount: moneyText(kind === 'refundAsked' ? paidCents : (grantedCents ?? 0), profile),
  };
  const answered = answer === '' ? '' : t('refundAnswer', { answer });
  const notes: Record<RefundKind, string> = {
    refundAsked: hasTicket ? t('refundAskedNote') : '',
    refundApproved: [answered, t('refundApprovedNote')].filter((line) => line !== '').join(' '),
    refundDeclined: [answered, hasTicket ? t('refundDeclinedNote') : ''].filter((line) => line !== '').join(' '),
    refundPaid: t('refundPaidNote'),
  };
  return {
    subject: t(`${kind}Subject`, { title }),
    title: t(`${kind}Title`),
    intro: t(`${kind}Intro`, values),
    note: notes[kind],
  };
}
