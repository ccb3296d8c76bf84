import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import type { Deps } from '../deps.ts';
import { dayText } from '../documents/document-words.ts';
import type { RenewalFacts } from '../modules/renewals/index.ts';
import { mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';
import { moneyText } from './money-text.ts';

/** A mail to a member whose membership ends soon, or has ended, with the way to renew it. */
export function renewalMail({ mailBrand, profile }: Pick<Deps, 'mailBrand' | 'profile'>, facts: RenewalFacts): Mail {
  const t = mailWords(mailBrand);
  const values = {
    firstName: singleLine(facts.person.firstName),
    organisation: mailBrand.profile.shortName,
    date: dayText(facts.lastDay, mailBrand.profile),
    amount: moneyText(facts.amountCents, profile),
  };
  const parts: MailParts = {
    title: t('renewalTitle'),
    intro: t(facts.isOver ? 'renewalOverIntro' : 'renewalIntro', values),
    button: { label: t('renewalButton'), href: facts.url },
    note: t('renewalNote'),
  };
  return {
    to: facts.person.email,
    subject: t('renewalSubject', values),
    html: mailPage(mailBrand, parts),
    text: mailText(mailBrand, parts),
  };
}
