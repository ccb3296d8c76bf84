import { type Contract, type Ids, type ObjectAccess, type ObjectAreaOf, ruleIn } from '@portal/api/contract';
import type { Call } from '../http/call.ts';
import { auditCaseRule, auditFileRule, auditRule, ownAuditRule } from './audits/index.ts';
import { cartRule, cartToFillRule } from './cart/index.ts';
import { commentRule } from './comments/index.ts';
import { communityRule } from './communities/index.ts';
import { batchRule, evidenceRule, recordRule } from './cpd/index.ts';
import { deskRule } from './desk/index.ts';
import { eventRule } from './events/index.ts';
import { goalRule } from './goals/index.ts';
import { invoiceRule } from './invoices/index.ts';
import { meetingRule } from './meetings/index.ts';
import { orderRule } from './orders/index.ts';
import { ownMembershipRule } from './own-membership/index.ts';
import { findingPeopleRule } from './people/index.ts';
import { postRule } from './posts/index.ts';
import { ticketRule, ticketTypeRule } from './tickets/index.ts';

/** Looks the object of a call up and refuses whoever may not do it; what it found is the handler's to use. */
type ObjectRule<Asked extends ObjectAccess = never> = (access: Asked, ids: Ids, call: Call) => Promise<object>;

/** The rule of every area that calls ask for. */
const objectRules = {
  communities: communityRule,
  meetings: meetingRule,
  posts: postRule,
  comments: commentRule,
  people: findingPeopleRule,
  events: eventRule,
  tickets: ticketRule,
  ticketTypes: ticketTypeRule,
  orders: orderRule,
  invoices: invoiceRule,
  ownMembership: ownMembershipRule,
  desk: deskRule,
  cart: cartRule,
  cartsToFill: cartToFillRule,
  cpdRecords: recordRule,
  cpdEvidence: evidenceRule,
  goals: goalRule,
  audits: auditRule,
  auditCases: auditCaseRule,
  ownAudits: ownAuditRule,
  auditFiles: auditFileRule,
  cpdBatches: batchRule,
} satisfies Record<ObjectAreaOf<Contract>, ObjectRule>;

type Rules = typeof objectRules;

/** What the access rule of an endpoint has looked up before its handler runs. */
export type FactsOf<Rule> = Rule extends { rule: 'object'; area: infer Area extends keyof Rules }
  ? Awaited<ReturnType<Rules[Area]>>
  : object;

export function objectRuleOf(access: ObjectAccess): ObjectRule<ObjectAccess> {
  // An endpoint names the area that its access was made by, so its rule gets what it knows.
  return ruleIn<ObjectRule>(objectRules, access) as ObjectRule<ObjectAccess>;
}
