import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { type ConfirmedPurpose, noPasskeys } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { audit, lockUnchanged } from '../auth/index.ts';
import { startChallenge } from './challenges.writes.ts';
import { confirmedOwner } from './confirmed-owner.ts';
import { requestOptions } from './options.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { type Passkey, passkeysOf } from './own-passkeys.queries.ts';
import { deletePasskey, renameById } from './own-passkeys.writes.ts';

export function passkeyReply({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Passkey): EndpointReply<typeof contract.passkeys.add> {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** What one's own passkeys are asked by before something is changed. */
export async function optionsToConfirm(purpose: ConfirmedPurpose, call: Call) {
  const { id: personId, sessionId } = personOf(call);
  const own = await passkeysOf(call.db, personId);
  refuse(own.length === 0 ? noPasskeys : null);
  const challenge = await startChallenge(call.db, { purpose, personId, sessionId }, call.now);
  return { options: await requestOptions(challenge, own, call.deps) };
}

export async function renamePasskey(id: string, name: string, call: Call) {
  const row = await renameById(call.db, id, personOf(call).id, name);
  if (row === undefined) throw notFound();
  return passkeyReply(row);
}

/** Takes a passkey away from whoever shows that it is theirs, and tells them by mail. */
export async function removePasskey(
  id: string,
  proof: HandlerInput<typeof contract.passkeys.remove>['body'],
  call: Call,
): Promise<void> {
  const account = await confirmedOwner(proof, 'removePasskey', call);
  const removed = await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    const row = await deletePasskey(tx, id, personOf(call).id);
    if (row === undefined) throw notFound();
    const event = { personId: account.id, address: call.address, data: { passkeyId: id } };
    await audit(tx, { kind: 'passkeyRemoved', ...event }, call.now);
    return row;
  });
  call.deps.background.run(() => notifyOfPasskey({ account, name: removed.name, isAdded: false }, call));
}
