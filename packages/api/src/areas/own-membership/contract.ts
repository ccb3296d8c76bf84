import * as z from 'zod';
import { notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { limits } from '../../contract/limits.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { password } from '../auth/contract.ts';
import { onOwnMembership } from './access.ts';
import { ownMembership as membership, placeToGo } from './schemas.ts';

/** The signed-in person's membership of the organisation. */
export const ownMembership = {
  current: endpoint({
    method: 'GET',
    path: '/api/user/membership',
    service: 'product',
    summary: 'My membership',
    access: signedIn('settings', 'membership_profile'),
    response: membership,
    problems: ['not_found'],
  }),
  renewalLink: endpoint({
    method: 'GET',
    path: '/api/user/membership/renewallink',
    service: 'product',
    summary: 'Where I renew my membership',
    access: signedIn('settings', 'membership_renewal'),
    response: placeToGo,
  }),
  manageLink: endpoint({
    method: 'GET',
    path: '/api/user/membership/managelink',
    service: 'product',
    summary: 'Where I change my membership',
    access: signedIn('settings', 'membership_profile'),
    response: placeToGo,
  }),
  updatePaymentLink: endpoint({
    method: 'GET',
    path: '/api/user/membership/updatepaymentlink',
    service: 'product',
    summary: 'Where I change what my membership is paid with',
    access: signedIn('settings', 'membership_profile'),
    response: placeToGo,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/user/membership/{id}/printview',
    service: 'product',
    summary: 'Where my membership opens as PDF',
    access: onOwnMembership(),
    isForOneself: true,
    response: z.object({ previewUrl: z.string() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/user/membership/{id}/download',
    service: 'product',
    summary: 'My membership as PDF, with the card to carry',
    access: onOwnMembership(),
    isForOneself: true,
    limit: callLimits.files,
    response: blob(),
  }),
  canCancel: endpoint({
    method: 'GET',
    path: '/api/user/CanCancelMembership',
    service: 'product',
    summary: 'Whether I can cancel my membership, and the reasons to choose from',
    access: signedIn('settings', 'cancel_membership'),
    response: z.object({ canCancelMembership: z.boolean(), cancelMembershipReasons: z.array(z.string()) }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/CancelMembership',
    service: 'product',
    summary: 'Cancel my membership',
    access: notImpersonating('settings', 'cancel_membership'),
    body: z.object({
      CancelMembershipReason: upTo(limits.membership.reasonLength),
      CancelMembershipReasonOther: plainText(limits.membership.reasonLength, 0).nullish(),
      /** Whoever finds a device unlocked cancels nothing. */
      currentPassword: password,
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
    problems: ['conflict'],
    once: true,
  }),
};
