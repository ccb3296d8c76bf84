import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import { auditResultsCsv, closeRefusal, periodsToAudit } from '@portal/rules';
import { rulesOf } from '../../cpd/mock/periods.ts';
import { accept, extend, giveBack, submit } from './act.ts';
import {
  auditReply,
  caseDetail,
  caseReply,
  isLate,
  ownContents,
  ownDetail,
  ownReply,
  recordsPage,
} from './audit-reply.ts';
import { candidatesOf, createAudit, periodNamed } from './create.ts';
import { resultsOf } from './results.ts';
import { keepTrail } from './trail.ts';

export const audits: HandlersOf<'audits'> = {
  query({ query, body }, call) {
    const found = call.state.audits
      .values()
      .filter(({ status }) => body.status === null || status === body.status)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
    const { items, nextCursor } = pageOf(found, ({ id }) => id, { page: 1, ...query });
    return { audits: items.map((audit) => auditReply(audit, call)), nextCursor };
  },
  options(_, { state, now }) {
    const { pack, zone } = rulesOf(state);
    return { periods: periodsToAudit(pack, zone, now) };
  },
  candidates: ({ body }, call) => ({
    people: candidatesOf(body.filter, periodNamed(body.periodId, call), call).length,
  }),
  create: ({ body }, call) => createAudit(body, call),
  byId: (_, call) => auditReply(call.facts.audit, call),
  cases({ query: { show, ...query } }, call) {
    const { audit } = call.facts;
    const nameOf = (personId: string) => {
      const person = call.state.people.get(personId);
      return `${person?.lastName}\n${person?.firstName}`.toLowerCase();
    };
    const found = call.state.auditCases
      .values()
      .filter(({ auditId }) => auditId === audit.id)
      .filter((one) => show === undefined || (show === 'overdue' ? isLate(one, audit, call) : one.status === show))
      .sort((a, b) => (`${nameOf(a.personId)}\n${a.id}` < `${nameOf(b.personId)}\n${b.id}` ? -1 : 1));
    const { items, nextCursor } = pageOf(found, ({ id }) => id, { page: 1, ...query });
    return { cases: items.map((one) => caseReply(one, audit, call)), nextCursor };
  },
  trail({ query }, { facts, state }) {
    const found = state.auditTrail.values().filter(({ auditId }) => auditId === facts.audit.id);
    const { items, nextCursor } = pageOf(found, ({ id }) => id, { page: 1, ...query });
    return { entries: items.map(({ auditId: _, ...entry }) => entry), nextCursor };
  },
  results(_, call) {
    keepTrail({ auditId: call.facts.audit.id, kind: 'resultsTaken' }, call);
    return new Blob([auditResultsCsv(resultsOf(call.facts.audit, call))], { type: 'text/csv' });
  },
  close({ body }, call) {
    const { audit } = call.facts;
    const cases = call.state.auditCases.values().filter(({ auditId }) => auditId === audit.id);
    const undecided = cases.filter(({ status }) => status === 'submitted').length;
    refuse(closeRefusal(audit, { revision: body.revision, undecided }));
    keepTrail({ auditId: audit.id, kind: 'closed' }, call);
    const { revision } = call.state.audits.change(audit.id, { status: 'closed', revision: audit.revision + 1 });
    return { revision };
  },
  caseById: (_, call) => caseDetail(call.facts, call),
  caseRecords: ({ query }, { facts }) => recordsPage(facts.auditCase.submissions[0]?.contents, query),
  accept: ({ body }, call) => accept(body.revision, call),
  return: ({ body }, call) => giveBack(body, call),
  extend: ({ body }, call) => extend(body, call),
  evidence(_, call) {
    const { file, auditCase } = call.facts;
    if (viewerOf(call).id !== auditCase.personId)
      keepTrail({ auditId: auditCase.auditId, kind: 'evidenceOpened', personId: auditCase.personId }, call);
    return new Blob([file.name]);
  },
  mine(_, call) {
    const { id } = viewerOf(call);
    const mine = call.state.auditCases.values().flatMap((auditCase) => {
      const audit = call.state.audits.get(auditCase.auditId);
      return auditCase.personId !== id || audit === undefined ? [] : [{ auditCase, audit }];
    });
    return {
      audits: mine
        .toSorted((a, b) => b.audit.createdAt.getTime() - a.audit.createdAt.getTime())
        .map((facts) => ownReply(facts, call)),
    };
  },
  own: (_, call) => ownDetail(call.facts, call),
  ownRecords: ({ query }, call) => recordsPage(ownContents(call.facts, call), query),
  submit: ({ body }, call) => submit(body, call),
};
