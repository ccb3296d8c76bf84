import { singleLine } from '@portal/rules';
import type { Mail } from '../adapters/messenger.ts';
import type { Deps } from '../deps.ts';
import { invoiceUrl, type ReceiptFacts } from '../modules/invoices/index.ts';
import { mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';
import { moneyText } from './money-text.ts';

/** A mail to a member whose payment of an invoice has come. */
export function receiptMail(deps: Pick<Deps, 'mailBrand' | 'portalUrl' | 'profile'>, facts: ReceiptFacts): Mail {
  const { mailBrand, profile } = deps;
  const t = mailWords(mailBrand);
  const values = {
    firstName: singleLine(facts.person.firstName),
    number: facts.invoiceNum,
    about: singleLine(facts.description),
    amount: moneyText(facts.paidCents, profile),
  };
  const parts: MailParts = {
    title: t('receiptTitle'),
    intro: t('receiptIntro', values),
    button: { label: t('receiptButton'), href: invoiceUrl(deps, facts.invoiceId) },
    note: t('receiptNote'),
  };
  return {
    to: facts.person.email,
    subject: t('receiptSubject', values),
    html: mailPage(mailBrand, parts),
    text: mailText(mailBrand, parts),
  };
}
