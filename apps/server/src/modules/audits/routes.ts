import { contract } from '@portal/api/contract';
import { periodsToAudit } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { rulesOf } from '../cpd/index.ts';
import { disposition } from '../files/index.ts';
import { auditOf, queryAudits } from './audit-list.ts';
import { listCases } from './case-list.ts';
import { caseRecords, ownRecords } from './case-records.ts';
import { countCandidates } from './create-audit.queries.ts';
import { createAudit, periodNamed } from './create-audit.ts';
import { accept, caseDetail, close, extend, giveBack } from './decide.ts';
import { ownAudit, ownAudits, submit } from './own-audits.ts';
import { takeResults } from './results.ts';
import { keepTrail, trailOf } from './trail.ts';

export function auditRoutes(routes: Routes): void {
  bindStaff(routes);
  bindCases(routes);
  const { audits } = contract;
  bind(routes, audits.mine, (_, call) => ownAudits(call));
  bind(routes, audits.own, (_, call) => ownAudit(call));
  bind(routes, audits.ownRecords, ({ query }, call) => ownRecords(query, call));
  bind(routes, audits.submit, ({ body }, call) => submit(body, call));
  bind(routes, audits.evidence, async (_, call) => {
    const { file, auditCase } = call.facts;
    const { auditId, personId } = auditCase;
    if (personId !== personOf(call).id) await keepTrail(call.db, { auditId, personId, kind: 'evidenceOpened' }, call);
    call.headers.set('Content-Disposition', disposition('attachment', file.name));
    return new Blob([found(await call.deps.files.read(file.hash))], { type: file.type });
  });
}

function bindStaff(routes: Routes): void {
  const { audits } = contract;
  bind(routes, audits.query, (input, call) => queryAudits(input, call));
  bind(routes, audits.options, async (_, { deps, now }) => {
    const { pack, zone } = rulesOf(deps);
    return { periods: periodsToAudit(pack, zone, now) };
  });
  bind(routes, audits.candidates, async ({ body }, call) => ({
    people: await countCandidates(call.db, body.filter, periodNamed(body.periodId, call)),
  }));
  bind(routes, audits.create, ({ body }, call) => createAudit(body, call));
  bind(routes, audits.byId, (_, call) => auditOf(call));
  bind(routes, audits.cases, ({ query }, call) => listCases(query, call));
  bind(routes, audits.trail, ({ query }, call) => trailOf(query, call));
  bind(routes, audits.results, (_, call) => takeResults(call));
  bind(routes, audits.close, ({ body }, call) => close(body.revision, call));
}

function bindCases(routes: Routes): void {
  const { audits } = contract;
  bind(routes, audits.caseById, (_, call) => caseDetail(call));
  bind(routes, audits.caseRecords, ({ query }, call) => caseRecords(query, call));
  bind(routes, audits.accept, ({ body }, call) => accept(body.revision, call));
  bind(routes, audits.return, ({ body }, call) => giveBack(body, call));
  bind(routes, audits.extend, ({ body }, call) => extend(body, call));
}
