import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import {
  accountInTheWay,
  asksDayOrder,
  chosenPeopleRefusal,
  dayIn,
  emailKey,
  guessPeopleChoices,
  inviteOneRefusal,
  type PeopleChoices,
  peopleOfLines,
  peopleTable,
  peopleTableRefusal,
  type PersonRow,
  readPeople,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { conflict, found, type ProblemError, refuse } from '../../http/problem.ts';
import { addJob } from '../../jobs/add-job.ts';
import { invitationReply } from './invitation-reply.ts';
import { accountsByEmail, invitationOf } from './invitations.queries.ts';
import { lockPeople, type Newcomer, writeInvitations } from './invitations.writes.ts';

type Invitations = typeof contract.invitations;
type Wished = Omit<Newcomer, 'personId'>;

/** Invites somebody. */
export async function inviteOne(
  body: HandlerInput<Invitations['invite']>['body'],
  call: Call,
): Promise<EndpointReply<Invitations['invite']>> {
  const known = await accountsByEmail(call.db, [body.email], call.now);
  refuse(inviteOneRefusal(known.get(emailKey(body.email))?.facts ?? null));
  await inviteTogether([{ ...body, dateOfBirth: null }], call);
  const row = found(await invitationOf(call.db, emailKey(body.email)));
  return invitationReply(row, call.now);
}

/** Whom a file would invite. */
export async function previewPeople(
  body: HandlerInput<Invitations['preview']>['body'],
  call: Call,
): Promise<EndpointReply<Invitations['preview']>> {
  const { table, choices, rows } = await read(body, call);
  return { columns: [...table.header], choices, asksDayOrder: asksDayOrder(table, choices), rows };
}

/** Invites the people of a file, all that were chosen or none. */
export async function inviteAll(
  { lines, ...file }: HandlerInput<Invitations['inviteAll']>['body'],
  call: Call,
): Promise<{ invitedCount: number }> {
  const { rows } = await read(file, call);
  refuse(chosenPeopleRefusal(rows, lines));
  const chosen = peopleOfLines(rows, lines);
  await inviteTogether(chosen, call);
  return { invitedCount: chosen.length };
}

async function read(
  { text, choices: givenChoices }: { text: string; choices?: PeopleChoices | undefined },
  call: Call,
) {
  const table = peopleTable(text);
  refuse(peopleTableRefusal(table));
  const choices = givenChoices ?? guessPeopleChoices(table);
  const read = readPeople(table, choices, dayIn(call.now, call.deps.profile.timeZone));
  const known = await accountsByEmail(
    call.db,
    read.filter(({ problem }) => problem === null).map(({ email }) => email),
    call.now,
  );
  const rows = read.map((row): PersonRow => {
    const account = known.get(emailKey(row.email));
    const kind = row.problem === null && account !== undefined ? accountInTheWay(account.facts) : null;
    return kind === null ? row : { ...row, problem: { field: 'email', kind } };
  });
  return { table, choices: { ...choices, columns: { ...choices.columns } }, rows };
}

/** What became of their e-mails since they were looked up counts. */
async function inviteTogether(wished: readonly Wished[], call: Call): Promise<void> {
  const { now, address } = call;
  await call.db.transaction(async (tx) => {
    const newcomers = await withAccounts(tx, wished, now);
    const by = { adminId: personOf(call).id, address, now };
    if (!(await writeInvitations(tx, newcomers, by))) throw takenMeanwhile();
    await addJob(tx, 'sendMails');
  });
}

async function withAccounts(tx: Db, wished: readonly Wished[], now: Date): Promise<Newcomer[]> {
  const emails = wished.map(({ email }) => email);
  await lockPeople(
    tx,
    [...(await accountsByEmail(tx, emails, now)).values()].map(({ personId }) => personId),
  );
  const known = await accountsByEmail(tx, emails, now);
  return wished.map((one) => {
    const account = known.get(emailKey(one.email));
    if (account !== undefined && accountInTheWay(account.facts) !== null) throw takenMeanwhile();
    return { ...one, personId: account?.personId ?? null };
  });
}

function takenMeanwhile(): ProblemError {
  return conflict('Nobody was invited: one of these e-mails has just been taken. Look again.');
}
