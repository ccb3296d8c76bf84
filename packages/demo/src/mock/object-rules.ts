import { type Contract, type ObjectAccess, type ObjectAreaOf, ruleIn } from '@portal/api/contract';
import { auditCaseRule, auditFileRule, auditRule, ownAuditRule } from '../areas/audits/mock/access.ts';
import { cartRule, cartToFillRule } from '../areas/cart/mock/access.ts';
import { commentRule } from '../areas/comments/mock/access.ts';
import { communityRule } from '../areas/communities/mock/access.ts';
import { batchRule, evidenceRule, recordRule } from '../areas/cpd/mock/access.ts';
import { deskRule } from '../areas/desk/mock/access.ts';
import { eventRule } from '../areas/events/mock/access.ts';
import { goalRule } from '../areas/goals/mock/access.ts';
import { invoiceRule } from '../areas/invoices/mock/access.ts';
import { meetingRule } from '../areas/meetings/mock/access.ts';
import { orderRule } from '../areas/orders/mock/access.ts';
import { ownMembershipRule } from '../areas/own-membership/mock/access.ts';
import { findingPeopleRule } from '../areas/people/mock/access.ts';
import { postRule } from '../areas/posts/mock/access.ts';
import { ticketRule, ticketTypeRule } from '../areas/tickets/mock/access.ts';
import type { RuleCall } from './rule-call.ts';

/** Refuses as the server does; what it found is the handler's to use. */
type ObjectRule<Asked extends ObjectAccess = never> = (access: Asked, call: RuleCall) => object;

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

/** What the access rule of a call has looked up before it is answered. */
export type FactsOf<Rule> = Rule extends { rule: 'object'; area: infer Area extends keyof Rules }
  ? ReturnType<Rules[Area]>
  : object;

export function objectRuleOf(access: ObjectAccess): ObjectRule<ObjectAccess> {
  // A call names the area that its access was made by, so its rule gets what it knows.
  return ruleIn<ObjectRule>(objectRules, access) as ObjectRule<ObjectAccess>;
}
