// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** My membership: `GET /api/user/membership` */
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

/** Where I renew my membership: `GET /api/user/membership/renewallink` */
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

/** Where I change my membership: `GET /api/user/membership/managelink` */
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

/** Where I change what my membership is paid with: `GET /api/user/membership/updatepaymentlink` */
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

/** Where my membership opens as PDF: `GET /api/user/membership/{id}/printview` */
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

/** My membership as PDF, with the card to carry: `GET /api/user/membership/{id}/download` */
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

/** Whether I can cancel my membership, and the reasons to choose from: `GET /api/user/CanCancelMembership` */
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

/** Cancel my membership: `POST /api/user/CancelMembership` */
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
