import type { contract, HandlerInput } from '@portal/api/contract';
import { confirmedEmailRefusal } from '@portal/rules';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, ProblemError, refuse } from '../../http/problem.ts';
import { confirmEmailMail } from '../../mails/security-mails.ts';
import { confirmationLink } from './email-confirmations.ts';
import { confirmBy, startConfirmation } from './email-confirmations.writes.ts';
import { countAttempt } from './rate-limit.ts';
import { accountById, isEmailConfirmed } from './auth.queries.ts';
import { audit } from './auth.writes.ts';

type Link = HandlerInput<typeof contract.auth.confirmEmail>['body'];

const addressLimit = { attempts: 30, windowSeconds: 900 };
/** Nobody's mailbox is filled through us. */
const sendLimit = { attempts: 5, windowSeconds: 3_600 };

/** Confirms the e-mail of an account, with the link that was mailed there. */
export async function confirmEmail({ token, userId }: Link, call: Call): Promise<void> {
  await countAttempt(call.db, [{ key: `confirm:address:${call.address}`, ...addressLimit }], call.now);
  if (!(await confirmBy(call.db, token, userId, call.now)))
    throw new ProblemError('link_expired', 'This link is no longer valid. Ask for another one.');
  await audit(call.db, { kind: 'emailConfirmed', personId: userId, address: call.address }, call.now);
}

/** Mails another link to whoever asks, in place of the one before. */
export async function sendConfirmation(call: Call): Promise<void> {
  const { id } = personOf(call);
  await countAttempt(call.db, [{ key: `confirm:send:${id}`, ...sendLimit }], call.now);
  const { email, token } = await call.db.transaction(async (tx) => {
    // Behind a change of the e-mail: a link is only ever mailed to the address that it confirms.
    await lockPerson(tx, id);
    refuse(confirmedEmailRefusal(await isEmailConfirmed(tx, id)));
    const account = found(await accountById(tx, id));
    return { email: account.email, token: await startConfirmation(tx, id, call.now) };
  });
  const { messenger, mailBrand, portalUrl } = call.deps;
  const href = confirmationLink(portalUrl, { token, userId: id });
  call.deps.background.run(() => messenger.mail(confirmEmailMail(mailBrand, { to: email, href })));
}
