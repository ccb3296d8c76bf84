import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { onGoal } from './access.ts';
import { cpdGoal, cpdPlan, cpdReflection, goalChange, goalFields, reflectionChange } from './schemas.ts';

export const goals = {
  ofPeriod: endpoint({
    method: 'GET',
    path: '/api/user/cpd/period/{id}/plan',
    service: 'product',
    summary: 'My goals of a period and how I look back on it',
    access: signedIn('cpd'),
    response: cpdPlan,
    problems: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/cpd/period/{id}/goal',
    service: 'product',
    summary: 'Write a goal for a period that has begun',
    access: signedIn('cpd'),
    limit: callLimits.edits,
    body: z.object(goalFields),
    response: cpdGoal,
    problems: ['not_found', 'conflict'],
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/user/cpd/goal/{id}',
    service: 'product',
    summary: 'Change a goal',
    access: onGoal(),
    limit: callLimits.edits,
    body: goalChange,
    response: cpdGoal,
    problems: ['stale'],
  }),
  reach: endpoint({
    method: 'PUT',
    path: '/api/user/cpd/goal/{id}/reached',
    service: 'product',
    summary: 'Mark a goal as reached, or take that back',
    access: onGoal(),
    limit: callLimits.edits,
    body: z.object({ isReached: z.boolean() }),
    response: cpdGoal,
  }),
  link: endpoint({
    method: 'PUT',
    path: '/api/user/cpd/goal/{id}/records',
    service: 'product',
    summary: 'Say which of my records were done for a goal: these and no others',
    access: onGoal(),
    limit: callLimits.edits,
    body: z.object({ recordIds: z.array(id).max(limits.cpd.goals.records) }),
    response: cpdGoal,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/cpd/goal/{id}',
    service: 'product',
    summary: 'Delete a goal; records that were linked to it stay',
    access: onGoal(),
    response: done,
  }),
  reflect: endpoint({
    method: 'PUT',
    path: '/api/user/cpd/period/{id}/reflection',
    service: 'product',
    summary: 'Write how I look back on a period that has begun',
    access: signedIn('cpd'),
    limit: callLimits.edits,
    body: reflectionChange,
    response: cpdReflection,
    problems: ['not_found', 'stale'],
  }),
};
