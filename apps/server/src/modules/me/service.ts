import type { EndpointReply, contract } from '@portal/api/contract';
import { mayEnterAdmin } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { accountOf, moderatesCommunity } from './me.queries.ts';

export async function currentUser(call: Call): Promise<EndpointReply<typeof contract.me.current>> {
  const { id, impersonator, role } = personOf(call);
  const row = await accountOf(call.db, id);
  if (!row) throw notFound();
  const { avatarAssetId, contactTypes, firstLoginAt, ...rest } = row;
  return {
    ...rest,
    firstLoginAt: firstLoginAt?.toISOString() ?? null,
    avatarUrl: assetUrlsOf(call).faceOrNull(avatarAssetId),
    role,
    impersonator: impersonator && { id: impersonator.id, name: impersonator.name },
    contactTypes: contactTypes.filter((type) => type === 'Member' || type === 'ClientUser' || type === 'Staff'),
  };
}

export async function canAccessAdmin(call: Call): Promise<boolean> {
  const person = personOf(call);
  return mayEnterAdmin(person, await moderatesCommunity(call.db, person.id));
}
