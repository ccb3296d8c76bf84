import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import type { Deps } from '../deps.ts';
import { dayText } from '../documents/document-words.ts';
import type { AuditMailFacts } from '../modules/audits/index.ts';
import { mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

const words = {
  auditAsked: { subject: 'auditAskedSubject', title: 'auditAskedTitle', intro: 'auditAskedIntro' },
  auditReminder: { subject: 'auditReminderSubject', title: 'auditReminderTitle', intro: 'auditReminderIntro' },
  auditReturned: { subject: 'auditReturnedSubject', title: 'auditReturnedTitle', intro: 'auditReturnedIntro' },
  auditAccepted: { subject: 'auditAcceptedSubject', title: 'auditAcceptedTitle', intro: 'auditAcceptedIntro' },
  auditExtended: { subject: 'auditExtendedSubject', title: 'auditExtendedTitle', intro: 'auditExtendedIntro' },
} as const;

/** A mail to a member whose CPD is audited. What they have recorded stands in none. */
export function auditMail(
  { mailBrand, portalUrl }: Pick<Deps, 'mailBrand' | 'portalUrl'>,
  facts: AuditMailFacts,
): Mail {
  const t = mailWords(mailBrand);
  const { kind, person, caseId, reason } = facts;
  const { subject, title, intro } = words[kind];
  const values = {
    name: singleLine(facts.name),
    firstName: singleLine(person.firstName),
    organisation: mailBrand.profile.fullName,
    first: dayText(facts.firstDay, mailBrand.profile),
    last: dayText(facts.lastDay, mailBrand.profile),
    due: dayText(facts.dueOn, mailBrand.profile),
  };
  const parts: MailParts = {
    title: t(title),
    intro: t(intro, values),
    button: {
      label: t('auditButton'),
      href: new URL(`/cpd/audits/${encodeURIComponent(caseId)}`, portalUrl).href,
    },
    note: kind === 'auditReturned' ? t('auditReturnedNote', { reason }) : t('auditNote'),
  };
  return {
    to: person.email,
    subject: t(subject, values),
    html: mailPage(mailBrand, parts),
    text: mailText(mailBrand, parts),
  };
}
