import * as z from 'zod';
import { notImpersonating } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { password } from '../auth/contract.ts';
import { dataCopy, deletionPreview, pendingDeletion, personalDataOverview } from './schemas.ts';

/** What is held of somebody, as theirs to take and to have deleted. It is of no module: nobody switches it off, and no website does it for its visitors. */
export const personalData = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/account/personal-data',
    summary: 'What has become of the copy of my data, and whether my account is to be deleted',
    access: notImpersonating(),
    response: personalDataOverview,
  }),
  askCopy: endpoint({
    method: 'POST',
    path: '/api/v1/account/personal-data/copy',
    summary: 'Have a copy of my data made',
    access: notImpersonating(),
    limit: callLimits.edits,
    once: true,
    body: z.object({ currentPassword: password }),
    response: dataCopy,
    problems: ['conflict', 'rate_limited'],
  }),
  downloadCopy: endpoint({
    method: 'GET',
    path: '/api/v1/account/personal-data/copy',
    summary: 'The copy of my data as ZIP',
    access: notImpersonating(),
    limit: callLimits.packs,
    response: blob(),
    problems: ['not_found', 'rate_limited'],
  }),
  deletionPreview: endpoint({
    method: 'GET',
    path: '/api/v1/account/personal-data/deletion',
    summary: 'What deleting my account would do',
    access: notImpersonating(),
    limit: callLimits.searches,
    response: deletionPreview,
  }),
  askDeletion: endpoint({
    method: 'POST',
    path: '/api/v1/account/personal-data/deletion',
    summary: 'Have my account deleted in 14 days',
    access: notImpersonating(),
    limit: callLimits.edits,
    once: true,
    body: z.object({ currentPassword: password, word: z.string().max(20) }),
    response: pendingDeletion,
    problems: ['conflict', 'rate_limited'],
  }),
  takeDeletionBack: endpoint({
    method: 'DELETE',
    path: '/api/v1/account/personal-data/deletion',
    summary: 'Keep my account after all',
    access: notImpersonating(),
    limit: callLimits.edits,
    once: true,
    response: done,
    problems: ['conflict'],
  }),
};
