import type { contract, EndpointReply } from '@portal/api/contract';
import { type RedirectType, redirectType } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { membershipOf } from '../own-membership/index.ts';
import { renewalPlace } from '../renewals/index.ts';
import { placeOf } from '../places/index.ts';

/** What the person who asks has to do of their membership, and where. */
export async function redirectLink(call: Call): Promise<EndpointReply<typeof contract.firstTime.redirectLink>> {
  const known = await membershipOf(call.db, personOf(call).id);
  const type = redirectType(
    known && {
      name: known.membership.name,
      isOver: known.membership.terminatedOn !== null,
      isLapsed: known.person.membershipLapsed,
      renewsItself: known.membership.renewsItself,
    },
  );
  return { type, redirectUrl: (await placeFor(type, call)) ?? '' };
}

async function placeFor(type: RedirectType, call: Call): Promise<string | null> {
  if (type === 'Renew Membership') return (await renewalPlace(call)).url;
  return type === 'Auto Rollover' ? placeOf(call, 'updatePaymentRoute').url : null;
}
