import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function foldersExamples({ member, admin, world, joined }: Subjects): ExamplesOf<'folders'> {
  const folderId = world.folders.find(({ communityId }) => communityId === joined.id)?.id ?? '';
  const here = { params: { id: joined.id } };
  const inFolder = { params: { id: joined.id, folderId } };
  const names = { name: 'Films', description: 'Of the hand society.' };
  const link = { ...names, link: 'https://example.org/films' };
  const made = async (target: ConformanceTarget) => {
    const body = { Name: 'Films', Description: '', Order: 1 };
    return (await replyTo(target, contract.folders.create, { ...here, body }, admin)).id;
  };
  const added = async (target: ConformanceTarget) =>
    (await replyTo(target, contract.folders.addAsset, { ...inFolder, body: link }, admin)).id;
  return {
    list: { as: member, input: here },
    create: { as: admin, input: { ...here, body: { Name: 'Films', Description: '', Order: 1 } } },
    reorder: { as: admin, input: { ...here, body: { id: folderId, newOrder: 2 } } },
    edit: {
      as: admin,
      input: async (target) => ({ params: { ...here.params, folderId: await made(target) }, body: names }),
    },
    remove: { as: admin, input: async (target) => ({ params: { ...here.params, folderId: await made(target) } }) },
    assets: { as: member, input: inFolder },
    addAsset: { as: admin, input: { ...inFolder, body: { ...names, file: textFile('films.txt') } } },
    reorderAssets: {
      as: admin,
      input: async (target) => ({ ...inFolder, body: { id: await added(target), newOrder: 1 } }),
    },
    editAsset: {
      as: admin,
      input: async (target) => ({ params: { ...inFolder.params, assetId: await added(target) }, body: names }),
    },
    removeAsset: { as: admin, input: async (target) => ({ ...inFolder, query: { id: await added(target) } }) },
  };
}
