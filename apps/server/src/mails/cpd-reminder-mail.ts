import { daysAfter, singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import type { Deps } from '../deps.ts';
import { dayText } from '../documents/document-words.ts';
import { missingLines } from '../documents/standing-lines.ts';
import type { CpdReminderFacts } from '../modules/cpd-reminders/index.ts';
import { mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

/** A mail to a member whose period ends soon, and misses something: what it is, and nothing of what they have recorded. */
export function cpdReminderMail(
  { mailBrand, portalUrl }: Pick<Deps, 'mailBrand' | 'portalUrl'>,
  { person, pack, due: { lastDay, daysLeft: n }, still }: CpdReminderFacts,
  unsubscribeUrl: string | null,
): Mail {
  const t = mailWords(mailBrand);
  const values = {
    firstName: singleLine(person.firstName),
    date: dayText(lastDay, mailBrand.profile),
    missing: missingLines(mailBrand, pack, still, { lastDay, today: daysAfter(lastDay, -n) }).join('; '),
  };
  const parts: MailParts = {
    title: t('cpdReminderTitle'),
    intro: n === 0 ? t('cpdReminderLast', values) : t('cpdReminderIntro', { ...values, n }),
    button: { label: t('cpdReminderButton'), href: new URL('/cpd/tracker-page', portalUrl).href },
    note: t('cpdReminderNote'),
    unsubscribeUrl,
  };
  return {
    to: person.email,
    subject: t('cpdReminderSubject', values),
    html: mailPage(mailBrand, parts),
    text: mailText(mailBrand, parts),
    unsubscribeUrl,
  };
}
