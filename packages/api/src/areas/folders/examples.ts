import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function foldersExamples({ member, world, joined }: Subjects): ExamplesOf<'folders'> {
  const folderId = world.folders.find(({ communityId }) => communityId === joined.id)?.id ?? '';
  return {
    list: { as: member, input: { params: { id: joined.id } } },
    assets: { as: member, input: { params: { id: joined.id, folderId } } },
  };
}
