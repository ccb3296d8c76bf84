import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo, type ConformanceTarget } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function auditsExamples({ world, member, admin }: Subjects): ExamplesOf<'audits'> {
  const [running, named] = world.audits;
  const onAudit = { params: { id: running?.id ?? '' } };
  const caseOf = (name: string) => ({ params: { id: `audit-annual-${name}` } });
  const body = { revision: 0 };
  const periodId = '2025-11-30';
  const dueOn = '2199-12-31';
  const [first] = world.people.filter(({ role }) => role === 'Standard');
  return {
    query: { as: admin, input: { query: { pageSize: 2 }, body: { status: 'open' } } },
    options: { as: admin, input: {} },
    candidates: { as: admin, input: { body: { periodId, filter: { records: 'some' } } } },
    create: {
      as: admin,
      input: { body: { name: 'Of one', periodId, dueOn, whom: { kind: 'named', personIds: [first?.id ?? ''] } } },
    },
    byId: { as: admin, input: onAudit },
    cases: { as: admin, input: { ...onAudit, query: { show: 'overdue' } } },
    trail: { as: admin, input: { ...onAudit, query: { pageSize: 2 } } },
    results: { as: admin, input: onAudit },
    close: { as: admin, input: { params: { id: named?.id ?? '' }, body } },
    caseById: { as: admin, input: caseOf('tom') },
    caseRecords: { as: admin, input: { ...caseOf('tom'), query: { pageSize: 2 } } },
    accept: { as: admin, input: { ...caseOf('silent'), body } },
    return: { as: admin, input: { ...caseOf('tom'), body: { ...body, reason: 'Nothing is said of it.', dueOn } } },
    extend: { as: admin, input: { ...caseOf('late'), body: { ...body, dueOn } } },
    evidence: {
      as: admin,
      input: async (target) => ({ params: { id: await submittedFile(target, admin) } }),
    },
    mine: { as: member, input: {} },
    own: { as: member, input: caseOf('mia') },
    ownRecords: { as: member, input: { ...caseOf('mia'), query: { pageSize: 2 } } },
    submit: {
      as: member,
      input: async (target) => {
        const { revision, fingerprint } = await replyTo(target, contract.audits.own, caseOf('mia'), member);
        return { ...caseOf('mia'), body: { revision, fingerprint: fingerprint ?? '', note: '' } };
      },
    },
  };
}

async function submittedFile(target: ConformanceTarget, as: string): Promise<string> {
  const input = { params: { id: 'audit-annual-tom' } };
  const { contents } = await replyTo(target, contract.audits.caseById, input, as);
  return contents?.records.flatMap(({ evidence }) => evidence)[0]?.id ?? '';
}
