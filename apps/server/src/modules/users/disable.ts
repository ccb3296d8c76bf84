import { randomUUID } from 'node:crypto';
import type { contract, HandlerReply } from '@portal/api/contract';
import { disablingRefusal, enablingRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { lockedUser } from './locked-user.ts';
import { userDetail } from './user-reply.ts';
import { setDisabled } from './users.writes.ts';

type Detail = HandlerReply<typeof contract.users.byId>;

/** Lets nobody in by an account any more, ends what is open, and tells its owner why. */
export async function disableUser(id: string, reason: string, call: Call): Promise<Detail> {
  await call.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id, call);
    refuse(disablingRefusal(user, personOf(call)));
    await setDisabled(tx, id, call.now);
    await audit(tx, { kind: 'accountDisabled', ...eventOf(id, call, { reason }) }, call.now);
    await notify(tx, 'accountDisabled', id, call);
  });
  return userDetail(id, call);
}

/** Opens an account again. What was open before stays closed. */
export async function enableUser(id: string, call: Call): Promise<Detail> {
  await call.db.transaction(async (tx) => {
    const user = await lockedUser(tx, id, call);
    refuse(enablingRefusal(user));
    await setDisabled(tx, id, null);
    await audit(tx, { kind: 'accountEnabled', ...eventOf(id, call) }, call.now);
    await notify(tx, 'accountEnabled', id, call);
  });
  return userDetail(id, call);
}

function eventOf(personId: string, call: Call, more: Readonly<Record<string, string>> = {}) {
  return { personId, address: call.address, data: { administratorId: personOf(call).id, ...more } };
}

async function notify(
  tx: Db,
  kind: 'accountDisabled' | 'accountEnabled',
  personId: string,
  { now }: Call,
): Promise<void> {
  const mail = { key: `${kind}:${randomUUID()}`, about: now.toISOString(), dueAt: now };
  await queueMails(tx, [{ ...mail, kind, personId, eventId: null }]);
}
