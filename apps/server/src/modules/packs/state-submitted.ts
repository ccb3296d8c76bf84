import type { AuditContents } from '@portal/api/contract';
import { isLocked } from '@portal/rules';
import type { AuditPapers } from '../../db/schema/index.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';
import { found } from '../../http/problem.ts';
import { type CaseCall, periodOfAudit } from '../audits/index.ts';
import { nameOf } from '../certificates/index.ts';
import { rulesOf } from '../cpd/index.ts';
import { evidenceFilesOf } from './evidence-files.queries.ts';
import type { PackState } from './pack-state.ts';
import { lastSubmission } from './state-submitted.queries.ts';

/** What was submitted last in an audit, as it was then. */
export async function packOfSubmission({ db, deps, facts: { audit, auditCase } }: CaseCall): Promise<PackState> {
  const row = await lastSubmission(db, auditCase.id);
  const last = found(row);
  const rules = rulesOf(deps);
  const period = periodOfAudit(audit, rules.zone);
  return {
    holder: last.papers?.holder ?? (await nameOf(db, auditCase.personId)),
    period: { firstDay: audit.firstDay, lastDay: audit.lastDay },
    ...{ asOf: null, submittedAt: last.submittedAt.toISOString(), exactSince: null },
    contents: last.contents,
    files: await evidenceFilesOf(db, last.contents),
    rulePack: last.papers?.pack ?? rules.pack,
    confirmed: new Set(last.contents.records.filter(isLocked).map(({ cpdId }) => cpdId)),
    certificates: new Map(
      last.papers?.certificates.map(({ cpdId, number, issuedAt }) => [cpdId, { number, issuedAt: new Date(issuedAt) }]),
    ),
    summary: last.papers && {
      ...{ holder: last.papers.holder, pack: last.papers.pack, proof: null, asOf: last.submittedAt },
      standing: { ahead: null, ...last.papers.standing, period },
      records: last.contents.records.map(summaryRow),
      recordsCount: last.contents.records.length,
      plan: planOf(last.papers),
    },
  };
}

/** Null: it was submitted before plans were kept with it. */
function planOf({ plan }: AuditPapers): SummaryPlan | null {
  if (plan === undefined) return null;
  const goals = plan.goals.map(({ reachedAt, ...goal }) => {
    return { ...goal, reachedAt: reachedAt === null ? null : new Date(reachedAt) };
  });
  return { ...plan, goals };
}

function summaryRow({ completedDate, categoryName, ...record }: AuditContents['records'][number]) {
  return { ...record, category: categoryName, completedAt: new Date(completedDate), isConfirmed: isLocked(record) };
}
