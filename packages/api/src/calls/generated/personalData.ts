// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PersonalDataContract = Contract['personalData'];

/** What has become of the copy of my data, and whether my account is to be deleted: `GET /api/v1/account/personal-data`, as {@link PersonalDataContract.overview the contract} declares it */
export const overview: CallOf<'personalData', 'overview'> = {
  name: 'personalData.overview',
  method: 'GET',
  path: '/api/v1/account/personal-data',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Have a copy of my data made: `POST /api/v1/account/personal-data/copy`, as {@link PersonalDataContract.askCopy the contract} declares it */
export const askCopy: CallOf<'personalData', 'askCopy'> = {
  name: 'personalData.askCopy',
  method: 'POST',
  path: '/api/v1/account/personal-data/copy',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** The copy of my data as ZIP: `GET /api/v1/account/personal-data/copy`, as {@link PersonalDataContract.downloadCopy the contract} declares it */
export const downloadCopy: CallOf<'personalData', 'downloadCopy'> = {
  name: 'personalData.downloadCopy',
  method: 'GET',
  path: '/api/v1/account/personal-data/copy',
  service: 'community',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** What deleting my account would do: `GET /api/v1/account/personal-data/deletion`, as {@link PersonalDataContract.deletionPreview the contract} declares it */
export const deletionPreview: CallOf<'personalData', 'deletionPreview'> = {
  name: 'personalData.deletionPreview',
  method: 'GET',
  path: '/api/v1/account/personal-data/deletion',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Have my account deleted in 14 days: `POST /api/v1/account/personal-data/deletion`, as {@link PersonalDataContract.askDeletion the contract} declares it */
export const askDeletion: CallOf<'personalData', 'askDeletion'> = {
  name: 'personalData.askDeletion',
  method: 'POST',
  path: '/api/v1/account/personal-data/deletion',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Keep my account after all: `DELETE /api/v1/account/personal-data/deletion`, as {@link PersonalDataContract.takeDeletionBack the contract} declares it */
export const takeDeletionBack: CallOf<'personalData', 'takeDeletionBack'> = {
  name: 'personalData.takeDeletionBack',
  method: 'DELETE',
  path: '/api/v1/account/personal-data/deletion',
  service: 'community',
  body: null,
  reply: 'json',
  once: true,
  isPublic: false,
};
