import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function announcementsRefusals({ member }: Subjects): Refusal[] {
  return [
    {
      title: 'putting away an announcement that is not there',
      endpoint: contract.announcements.dismiss,
      as: member,
      input: { params: { id: 'nowhere' } },
      code: 'not_found',
    },
  ];
}
