import type { Deps } from '../../deps.ts';
import { membershipReply } from './membership-reply.ts';
import type { KnownMembership } from './own-membership.queries.ts';

export const membershipFileName = 'membership.pdf';

/** A membership as a file, with the card to carry. */
export function membershipPdf({ documents }: Deps, known: KnownMembership, now: Date): Promise<Uint8Array> {
  const { firstName, lastName } = known.person;
  return documents.membership({ membership: membershipReply(known), holder: `${firstName} ${lastName}`, asOf: now });
}
