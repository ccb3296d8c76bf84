// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type RemindersContract = Contract['reminders'];

/** Which reminders of events I get by e-mail: `GET /api/user/event/reminders`, as {@link RemindersContract.mine the contract} declares it */
export const mine: CallOf<'reminders', 'mine'> = {
  name: 'reminders.mine',
  method: 'GET',
  path: '/api/user/event/reminders',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Choose which reminders of events I get by e-mail: `POST /api/user/event/reminders/update`, as {@link RemindersContract.update the contract} declares it */
export const update: CallOf<'reminders', 'update'> = {
  name: 'reminders.update',
  method: 'POST',
  path: '/api/user/event/reminders/update',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Which reminders I get by e-mail before a period of CPD ends: `GET /api/user/cpd/reminders`, as {@link RemindersContract.ofCpd the contract} declares it */
export const ofCpd: CallOf<'reminders', 'ofCpd'> = {
  name: 'reminders.ofCpd',
  method: 'GET',
  path: '/api/user/cpd/reminders',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Choose which reminders I get by e-mail before a period of CPD ends: `POST /api/user/cpd/reminders/update`, as {@link RemindersContract.updateOfCpd the contract} declares it */
export const updateOfCpd: CallOf<'reminders', 'updateOfCpd'> = {
  name: 'reminders.updateOfCpd',
  method: 'POST',
  path: '/api/user/cpd/reminders/update',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
