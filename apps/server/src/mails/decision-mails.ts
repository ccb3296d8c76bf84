import type { DecisionReason, ModerationAction } from '@portal/api/contract';
import { limits } from '@portal/api/contract';
import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import { type MailBrand, mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

interface Decision {
  to: string;
  firstName: string;
  deed: ModerationAction;
  subject: string;
  reason: DecisionReason | null;
  message: string;
  community: string;
}

const intros = {
  postDeclined: 'postDeclinedIntro',
  postArchived: 'postArchivedIntro',
  postDeleted: 'postDeletedIntro',
  editDeclined: 'editDeclinedIntro',
  commentDeleted: 'commentDeletedIntro',
  memberDeclined: 'memberDeclinedIntro',
  memberRemoved: 'memberRemovedIntro',
  memberBlocked: 'memberBlockedIntro',
} as const;

function hasIntro(deed: ModerationAction): deed is keyof typeof intros {
  return Object.hasOwn(intros, deed);
}

/** To whom a decision concerns; `href` leads to where they may appeal. */
export function moderatedMail(
  brand: MailBrand,
  { href, ...decision }: Decision & { href: string | null },
): Mail | null {
  const { deed } = decision;
  if (!hasIntro(deed)) return null;
  const t = mailWords(brand);
  const appeal = href === null ? [] : [t('moderatedAppeal', { days: limits.moderation.appealDays })];
  return mailOf(brand, decision.to, t('moderatedSubject', namesIn(decision)), {
    title: t('moderatedTitle'),
    intro: t(intros[deed], namesIn(decision)),
    ...(href !== null && { button: { label: t('moderatedButton'), href } }),
    note: [...becauseOf(brand, decision), ...appeal].join(' '),
  });
}

const declined: readonly ModerationAction[] = ['postReportsDeclined', 'commentReportsDeclined'];

/** To who reported something. */
export function reportDecidedMail(brand: MailBrand, decision: Decision): Mail {
  const t = mailWords(brand);
  const isDeclined = declined.includes(decision.deed);
  return mailOf(brand, decision.to, t('reportDecidedSubject', namesIn(decision)), {
    title: t('reportDecidedTitle'),
    intro: t(isDeclined ? 'reportDeclinedIntro' : 'reportApprovedIntro', namesIn(decision)),
    // What was taken off was explained to its author, in words that are for them alone.
    note: [...becauseOf(brand, isDeclined ? decision : { ...decision, message: '' }), t('reportDecidedNote')].join(' '),
  });
}

interface AnsweredAppeal extends Pick<Decision, 'to' | 'firstName' | 'deed' | 'subject' | 'community'> {
  outcome: 'upheld' | 'reversed' | null;
  answer: string;
  href: string;
}

/** To who appealed. */
export function appealAnsweredMail(
  brand: MailBrand,
  { to, deed, outcome, answer, href, ...names }: AnsweredAppeal,
): Mail {
  const t = mailWords(brand);
  const about = deed === 'memberRemoved' || deed === 'memberBlocked' ? 'membership' : 'appeal';
  return mailOf(brand, to, t('appealAnsweredSubject', namesIn(names)), {
    title: t('appealAnsweredTitle'),
    intro: t(outcome === 'reversed' ? `${about}ReversedIntro` : `${about}UpheldIntro`, namesIn(names)),
    button: { label: t('moderatedButton'), href },
    note: t('appealAnsweredNote', { answer }),
  });
}

function namesIn({ firstName, subject, community }: Pick<Decision, 'firstName' | 'subject' | 'community'>) {
  return { firstName: singleLine(firstName), title: singleLine(subject), community: singleLine(community) };
}

function becauseOf(brand: MailBrand, { reason, message }: Pick<Decision, 'reason' | 'message'>): string[] {
  const t = mailWords(brand);
  const named = reason === null ? [] : [t('moderatedReason', { reason: t(`reason_${reason}`) })];
  return message === '' ? named : [...named, t('moderatedMessage', { message })];
}

function mailOf(brand: MailBrand, to: string, subject: string, parts: MailParts): Mail {
  return { to, subject, html: mailPage(brand, parts), text: mailText(brand, parts) };
}
