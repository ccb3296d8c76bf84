import type { Standing } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { AuditPapers } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { certificatesAt, issueForRecords, nameOf } from '../certificates/index.ts';
import { type RecordRow, rulesOf } from '../cpd/index.ts';
import { planNow } from '../goals/index.ts';

interface Recorded {
  personId: string;
  rows: readonly RecordRow[];
  standing: Standing;
}

/** What the pack of a submission is made from besides what is submitted: nothing that changes later changes it. */
export async function papersOf(tx: Db, { personId, rows, standing }: Recorded, call: Call): Promise<AuditPapers> {
  const { period, ...rest } = standing;
  const { goals, reflection } = await planNow(tx, { personId, period });
  await issueForRecords(tx, rows, call.now);
  const certificates = await certificatesAt(tx, rows, new Date(call.now.getTime() + 1));
  return {
    holder: await nameOf(tx, personId),
    pack: rulesOf(call.deps).pack,
    standing: rest,
    certificates: [...certificates].map(([cpdId, { number, issuedAt }]) => {
      return { cpdId, number, issuedAt: issuedAt.toISOString() };
    }),
    plan: {
      goals: goals.map((goal) => ({ ...goal, reachedAt: goal.reachedAt?.toISOString() ?? null })),
      reflection,
    },
  };
}
