import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function foldersRefusals({ member, closed, joined }: Subjects): Refusal[] {
  const { list, assets } = contract.folders;
  return [
    {
      title: 'folders of a private community',
      endpoint: list,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'what is in a folder that is not there',
      endpoint: assets,
      as: member,
      input: { params: { id: joined.id, folderId: 'nowhere' } },
      code: 'not_found',
    },
  ];
}
