import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function auditsRefusals({ member, admin, world }: Subjects): Refusal[] {
  const { query, byId, caseById, caseRecords, create, own, ownRecords, submit, accept, extend, evidence, close } =
    contract.audits;
  const [running, , past] = world.audits;
  const onAudit = { params: { id: running?.id ?? '' } };
  const caseOf = (name: string) => ({ params: { id: `audit-annual-${name}` } });
  const dueOn = '2199-12-31';
  const made = { name: 'Nobody', periodId: '2025-11-30', dueOn, whom: { kind: 'named', personIds: ['nobody'] } };
  const ofStaff = [
    { endpoint: byId, input: onAudit },
    { endpoint: caseById, input: caseOf('mia') },
    { endpoint: caseRecords, input: { ...caseOf('tom'), query: {} } },
    { endpoint: accept, input: { ...caseOf('tom'), body: { revision: 0 } } },
  ];
  return [
    { title: 'the audits, by a member', endpoint: query, as: member, input: { body: {} }, code: 'forbidden' },
    ...ofStaff.map((one): Refusal => ({
      ...one,
      title: `${one.endpoint.summary}, by a member`,
      as: member,
      code: 'not_found',
    })),
    { title: 'the audit of somebody else', endpoint: own, as: member, input: caseOf('tom'), code: 'not_found' },
    {
      title: 'the records of somebody else in an audit',
      endpoint: ownRecords,
      as: admin,
      input: { ...caseOf('tom'), query: {} },
      code: 'not_found',
    },
    {
      title: 'records of an audit from a place that nobody was given',
      endpoint: caseRecords,
      as: admin,
      input: { ...caseOf('tom'), query: { after: 'nowhere' } },
      code: 'invalid_input',
      field: 'query.after',
    },
    {
      title: 'submitting for somebody else, by staff',
      endpoint: submit,
      as: admin,
      input: { ...caseOf('mia'), body: { revision: 0, fingerprint: 'x', note: '' } },
      code: 'not_found',
    },
    {
      title: 'submitting what was not looked at',
      endpoint: submit,
      as: member,
      input: { ...caseOf('mia'), body: { revision: 0, fingerprint: 'x', note: '' } },
      code: 'stale',
    },
    {
      title: 'submitting while acting for somebody',
      endpoint: submit,
      as: { admin, actsFor: member },
      input: { ...caseOf('mia'), body: { revision: 0, fingerprint: 'x', note: '' } },
      code: 'forbidden',
    },
    {
      title: 'evidence that nobody has submitted',
      endpoint: evidence,
      as: admin,
      input: { params: { id: 'asset-x' } },
      code: 'not_found',
    },
    {
      title: 'an audit of nobody who is known',
      endpoint: create,
      as: admin,
      input: { body: made },
      code: 'invalid_input',
      field: 'body.whom',
    },
    {
      title: 'an audit of a period that there is not',
      endpoint: create,
      as: admin,
      input: { body: { ...made, periodId: '2025-12-31' } },
      code: 'invalid_input',
      field: 'body.periodId',
    },
    {
      title: 'an audit that is due on a day past',
      endpoint: create,
      as: admin,
      input: { body: { ...made, dueOn: '2020-01-01' } },
      code: 'invalid_input',
      field: 'body.dueOn',
    },
    {
      title: 'accepting what is not submitted',
      endpoint: accept,
      as: admin,
      input: { ...caseOf('mia'), body: { revision: 0 } },
      code: 'conflict',
    },
    {
      title: 'deciding on what was changed meanwhile',
      endpoint: accept,
      as: admin,
      input: { ...caseOf('tom'), body: { revision: 7 } },
      code: 'stale',
    },
    {
      title: 'giving longer until a day past',
      endpoint: extend,
      as: admin,
      input: { ...caseOf('mia'), body: { revision: 0, dueOn: '2020-01-01' } },
      code: 'invalid_input',
      field: 'body.dueOn',
    },
    {
      title: 'closing while somebody waits for a decision',
      endpoint: close,
      as: admin,
      input: { ...onAudit, body: { revision: 0 } },
      code: 'conflict',
    },
    {
      title: 'closing what is closed',
      endpoint: close,
      as: admin,
      input: { params: { id: past?.id ?? '' }, body: { revision: 0 } },
      code: 'conflict',
    },
  ];
}
