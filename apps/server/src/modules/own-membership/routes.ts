import { contract } from '@portal/api/contract';
import { cancelReasons, canCancelMembership, ownMembershipRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { OpenedDocument } from '../documents/index.ts';
import { disposition } from '../files/index.ts';
import { placeOf } from '../places/index.ts';
import { cancel } from './cancel.ts';
import { membershipFileName, membershipPdf } from './membership-pdf.ts';
import { membershipReply } from './membership-reply.ts';
import { membershipById, membershipOf } from './own-membership.queries.ts';

export function ownMembershipRoutes(routes: Routes): void {
  const { ownMembership } = contract;
  bind(routes, ownMembership.current, async (_, call) =>
    membershipReply(found(await membershipOf(call.db, personOf(call).id))),
  );
  bind(routes, ownMembership.manageLink, async (_, call) => placeOf(call, 'manageMembershipRoute'));
  bind(routes, ownMembership.updatePaymentLink, async (_, call) => placeOf(call, 'updatePaymentRoute'));
  bind(routes, ownMembership.preview, async (_, call) => ({
    previewUrl: assetUrlsOf(call).documentOf('membership', call.facts.known.membership.id),
  }));
  bind(routes, ownMembership.download, async (_, call) => {
    call.headers.set('Content-Disposition', disposition('attachment', membershipFileName));
    const pdf = await membershipPdf(call.deps, call.facts.known, call.now);
    return new Blob([Buffer.from(pdf)], { type: 'application/pdf' });
  });
  bind(routes, ownMembership.canCancel, async (_, call) => {
    const known = await membershipOf(call.db, personOf(call).id);
    return {
      canCancelMembership: canCancelMembership(known?.membership ?? null),
      cancelMembershipReasons: [...cancelReasons],
    };
  });
  bind(routes, ownMembership.cancel, async (input, call) => {
    await cancel(input, call);
    return { success: true, message: '' };
  });
}

/** A membership, opened by an address that was made for the session of its member. */
export const membershipDocument: OpenedDocument = {
  endpoint: contract.ownMembership.download,
  async make({ deps, db, personId, now }, id) {
    const known = await membershipById(db, id);
    refuse(ownMembershipRefusal(known?.membership ?? null, { id: personId }), known);
    return { name: membershipFileName, pdf: await membershipPdf(deps, known, now) };
  },
};
