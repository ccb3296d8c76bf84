import { appealableActions, communitiesPath } from '@portal/rules';
import type { Mail } from '../../adapters/messenger.ts';
import type { Deps } from '../../deps.ts';
import { appealAnsweredMail, moderatedMail, reportDecidedMail } from '../../mails/decision-mails.ts';
import type { MailJob } from '../mail-queue/index.ts';
import type { DecisionMailKind } from './decision-mail-kinds.ts';
import { appealFor, logEntryFor, recipientOf } from './decision-mails.queries.ts';

type MailDeps = Pick<Deps, 'db' | 'mailBrand' | 'portalUrl' | 'profile'>;

/** The mail about a decision; null where whom it is for is no more. */
export async function decisionMailOf(
  { db, mailBrand, portalUrl, profile }: MailDeps,
  { personId, about }: Pick<MailJob, 'personId' | 'about'>,
  kind: DecisionMailKind,
): Promise<Mail | null> {
  const person = await recipientOf(db, personId);
  if (person === undefined) return null;
  const href = new URL(`${communitiesPath(profile)}/decisions`, portalUrl).href;
  if (kind === 'appealAnswered') {
    const appeal = await appealFor(db, about);
    return appeal && appealAnsweredMail(mailBrand, { ...person, ...appeal, href });
  }
  const entry = await logEntryFor(db, Number(about));
  if (entry === null) return null;
  if (kind === 'reportDecided') return reportDecidedMail(mailBrand, { ...person, ...entry });
  const canAppeal = appealableActions.some((one) => one === entry.deed);
  return moderatedMail(mailBrand, { ...person, ...entry, href: canAppeal ? href : null });
}
