import type { contract, EndpointReply } from '@portal/api/contract';
import { invitationState, type Refusal, resendRefusal, revokeRefusal, type InvitationState } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addJob } from '../../jobs/add-job.ts';
import { audit } from '../auth/index.ts';
import { takeMailBack } from '../mail-queue/index.ts';
import { invitationReply } from './invitation-reply.ts';
import { factsOf, invitationById, type InvitationRow } from './invitations.queries.ts';
import { writeResend, writeRevocation } from './invitations.writes.ts';

type Reply = EndpointReply<typeof contract.invitations.resend>;

/** Mails an invitation again, which lasts as long as a new one. */
export function resendInvitation(id: string, call: Call): Promise<Reply> {
  return change(
    id,
    {
      kind: 'invitationSentAgain',
      refusal: (state, { sends }) => resendRefusal(state, sends),
      async write(tx, { personId }) {
        await writeResend(tx, { id, personId, now: call.now });
        await addJob(tx, 'sendMails');
      },
    },
    call,
  );
}

/** Takes an invitation back; its mail, where it still waits, is not sent. */
export function revokeInvitation(id: string, call: Call): Promise<Reply> {
  return change(
    id,
    {
      kind: 'invitationRevoked',
      refusal: revokeRefusal,
      async write(tx, { personId, mailKey }) {
        await takeMailBack(tx, mailKey);
        await writeRevocation(tx, { id, personId, now: call.now });
      },
    },
    call,
  );
}

interface Change {
  kind: 'invitationSentAgain' | 'invitationRevoked';
  refusal(state: InvitationState, row: InvitationRow): Refusal | null;
  write(tx: Db, row: InvitationRow): Promise<void>;
}

function change(id: string, { kind, refusal, write }: Change, call: Call): Promise<Reply> {
  const { now, address } = call;
  return call.db.transaction(async (tx) => {
    const { personId } = found(await invitationById(tx, id));
    await lockPerson(tx, personId);
    const row = found(await invitationById(tx, id));
    refuse(refusal(invitationState(factsOf(row), now), row));
    await write(tx, row);
    const data = { administratorId: personOf(call).id };
    await audit(tx, { kind, personId, address, data }, now);
    return invitationReply(found(await invitationById(tx, id)), now);
  });
}
