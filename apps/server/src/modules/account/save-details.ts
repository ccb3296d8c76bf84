import { type contract, type HandlerInput, issueWords, personInput } from '@portal/api/contract';
import {
  dayIn,
  dayToComeRefusal,
  emailKey,
  noOwnPassword,
  staleDetailsRefusal,
  takenEmail,
  workflowValues,
} from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, invalid, ProblemError, refuse } from '../../http/problem.ts';
import {
  accountById,
  audit,
  confirmedAccount,
  countAttempt,
  dropConfirmation,
  isEmailTaken,
  lockUnchanged,
  spendResets,
  startConfirmation,
} from '../auth/index.ts';
import { deleteChallenges } from './challenges.writes.ts';
import { detailsOf } from './details.ts';
import { notifyOfChangedEmail } from './notify-of-change.ts';
import { versionOf } from './save-details.queries.ts';
import { type DetailsChange, write } from './save-details.writes.ts';

/** By which e-mails others sign in is not found out by trying. */
const newEmailLimit = { attempts: 10, windowSeconds: 3_600 };
type Workflow = HandlerInput<typeof contract.account.saveWorkflowDetails>['body'];

/** A form of a workflow says some of it, by the ids of its fields. */
export async function saveWorkflow({ workflowFormFields, currentPassword }: Workflow, call: Call): Promise<void> {
  const values = { ...(await detailsOf(call)), ...workflowValues(workflowFormFields) };
  const read = personInput.safeParse(values);
  if (!read.success) {
    const { path, message } = issueWords(read.error, values);
    throw invalid(['body', ...path.map(String)].join('.'), message);
  }
  await saveDetails({ ...read.data, ...(currentPassword !== undefined && { currentPassword }) }, call);
}

/** Keeps what somebody says of themself. Another e-mail, by which they sign in, asks for their password, is told to both, and is confirmed by a link that only the new one gets. */
export async function saveDetails(input: DetailsChange, call: Call): Promise<void> {
  const { id } = personOf(call);
  if (input.id !== undefined && input.id !== id) throw new ProblemError('forbidden', 'You are not allowed to do this.');
  const { dateOfBirth = '', graduationDate = '' } = input;
  refuse(dayToComeRefusal({ dateOfBirth, graduationDate }, dayIn(call.now, call.deps.profile.timeZone)));
  const before = found(await accountById(call.db, id));
  const isMoved = emailKey(input.email) !== emailKey(before.email);
  if (isMoved) {
    refuse(input.currentPassword === undefined ? noOwnPassword : null);
    await confirmedAccount(input.currentPassword ?? '', call);
    await countAttempt(call.db, [{ key: `new-email:${id}`, ...newEmailLimit }], call.now);
  }
  const token = await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, before);
    const version = await versionOf(tx, id);
    refuse(staleDetailsRefusal(input.version, version));
    if (isMoved) refuse((await isEmailTaken(tx, input.email, id)) ? takenEmail : null);
    await write(tx, input, { id, version: version + 1, now: call.now });
    if (!isMoved) return null;
    // A code, or a link, that went to the old address opens nothing any more.
    await deleteChallenges(tx, id);
    await spendResets(tx, id, call.now);
    await audit(tx, { kind: 'emailChanged', personId: id, address: call.address }, call.now);
    await dropConfirmation(tx, id);
    return startConfirmation(tx, id, call.now);
  });
  if (token !== null) call.deps.background.run(() => notifyOfChangedEmail(before, { email: input.email, token }, call));
}
