import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function nextStepsRefusals({ member }: Subjects): Refusal[] {
  const { putAway } = contract.nextSteps;
  return [
    {
      title: 'a step that does not wait for somebody is not put away',
      endpoint: putAway,
      as: member,
      input: { body: { kind: 'submitAudit', id: 'nowhere' } },
      code: 'not_found',
    },
  ];
}
