import { textFile } from '../../conformance/example.ts';
import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function foldersRefusals({ member, admin, world, closed, joined }: Subjects): Refusal[] {
  const { list, assets, create, reorder, edit, addAsset, removeAsset } = contract.folders;
  const here = { params: { id: joined.id } };
  const folderId = world.folders.find(({ communityId }) => communityId === joined.id)?.id ?? '';
  const inFolder = { params: { id: joined.id, folderId } };
  const elsewhere = world.folders.find(({ communityId }) => communityId !== joined.id)?.id ?? '';
  const names = { name: 'Films', description: 'Six of them.' };
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
    {
      title: 'a folder, by a member',
      endpoint: create,
      as: member,
      input: { ...here, body: { Name: 'Films', Description: '', Order: 1 } },
      code: 'forbidden',
    },
    {
      title: 'a folder without a name',
      endpoint: create,
      as: admin,
      input: { ...here, body: { Name: ' ', Description: '', Order: 1 } },
      code: 'invalid_input',
      field: 'body.Name',
    },
    {
      title: 'another place for a folder of another community',
      endpoint: reorder,
      as: admin,
      input: { ...here, body: { id: elsewhere, newOrder: 1 } },
      code: 'not_found',
    },
    {
      title: 'another name for a folder of another community',
      endpoint: edit,
      as: admin,
      input: { params: { ...here.params, folderId: elsewhere }, body: names },
      code: 'not_found',
    },
    {
      title: 'neither a file nor a link',
      endpoint: addAsset,
      as: admin,
      input: { ...inFolder, body: names },
      code: 'invalid_input',
      field: 'body.file',
    },
    {
      title: 'a link without a domain',
      endpoint: addAsset,
      as: admin,
      input: { ...inFolder, body: { ...names, link: 'https://films' } },
      code: 'invalid_input',
      field: 'body.link',
    },
    {
      title: 'a file of another type',
      endpoint: addAsset,
      as: admin,
      input: { ...inFolder, body: { ...names, file: textFile('films.exe') } },
      code: 'unsupported_file',
      field: 'body.file',
    },
    {
      title: 'the deletion of what is not in the folder',
      endpoint: removeAsset,
      as: admin,
      input: { ...inFolder, query: { id: 'nowhere' } },
      code: 'not_found',
    },
  ];
}
