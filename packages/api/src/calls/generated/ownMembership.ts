// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type OwnMembershipContract = Contract['ownMembership'];

/** My membership: `GET /api/user/membership`, as {@link OwnMembershipContract.current the contract} declares it */
export const current: CallOf<'ownMembership', 'current'> = {
  name: 'ownMembership.current',
  method: 'GET',
  path: '/api/user/membership',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I renew my membership: `GET /api/user/membership/renewallink`, as {@link OwnMembershipContract.renewalLink the contract} declares it */
export const renewalLink: CallOf<'ownMembership', 'renewalLink'> = {
  name: 'ownMembership.renewalLink',
  method: 'GET',
  path: '/api/user/membership/renewallink',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I change my membership: `GET /api/user/membership/managelink`, as {@link OwnMembershipContract.manageLink the contract} declares it */
export const manageLink: CallOf<'ownMembership', 'manageLink'> = {
  name: 'ownMembership.manageLink',
  method: 'GET',
  path: '/api/user/membership/managelink',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I change what my membership is paid with: `GET /api/user/membership/updatepaymentlink`, as {@link OwnMembershipContract.updatePaymentLink the contract} declares it */
export const updatePaymentLink: CallOf<'ownMembership', 'updatePaymentLink'> = {
  name: 'ownMembership.updatePaymentLink',
  method: 'GET',
  path: '/api/user/membership/updatepaymentlink',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where my membership opens as PDF: `GET /api/user/membership/{id}/printview`, as {@link OwnMembershipContract.preview the contract} declares it */
export const preview: CallOf<'ownMembership', 'preview'> = {
  name: 'ownMembership.preview',
  method: 'GET',
  path: '/api/user/membership/{id}/printview',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My membership as PDF, with the card to carry: `GET /api/user/membership/{id}/download`, as {@link OwnMembershipContract.download the contract} declares it */
export const download: CallOf<'ownMembership', 'download'> = {
  name: 'ownMembership.download',
  method: 'GET',
  path: '/api/user/membership/{id}/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Whether I can cancel my membership, and the reasons to choose from: `GET /api/user/CanCancelMembership`, as {@link OwnMembershipContract.canCancel the contract} declares it */
export const canCancel: CallOf<'ownMembership', 'canCancel'> = {
  name: 'ownMembership.canCancel',
  method: 'GET',
  path: '/api/user/CanCancelMembership',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Cancel my membership: `POST /api/user/CancelMembership`, as {@link OwnMembershipContract.cancel the contract} declares it */
export const cancel: CallOf<'ownMembership', 'cancel'> = {
  name: 'ownMembership.cancel',
  method: 'POST',
  path: '/api/user/CancelMembership',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};
