import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function preferencesRefusals({ member }: Subjects): Refusal[] {
  const { kept, add, remove } = contract.preferences;
  return [
    ...[add, remove].flatMap((endpoint): Refusal[] => [
      {
        title: `${endpoint.summary}, which is not there`,
        endpoint,
        as: member,
        input: { params: { id: 'nothing' } },
        code: 'not_found',
      },
      {
        title: `${endpoint.summary}, which the organisation keeps`,
        endpoint,
        as: member,
        input: { params: { id: 'fundingscheme-1' } },
        code: 'not_found',
      },
    ]),
    {
      title: 'what is kept of no kind that there is',
      endpoint: kept,
      as: member,
      input: { params: { segmentType: 'north' } },
      code: 'not_found',
    },
  ];
}
