import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function catalogueSequences({ member, admin }: Subjects): Sequence[] {
  const { categories, createCategory, editCategory, removeCategory, createTag, editTag, removeTag } =
    contract.catalogue;
  const found = async (target: ConformanceTarget) =>
    (await replyTo(target, contract.communities.categories, {}, member)).communityCategories;
  const tags = async (target: ConformanceTarget, keyword: string) =>
    (await replyTo(target, contract.posts.tags, { query: { keyword } }, member)).tags.map(({ name }) => name);
  return [
    {
      title:
        'a category that is made, changed and deleted is so for members at once [COM-438] [COM-439] [COM-440] [COM-441]',
      async run(target) {
        const top = await replyTo(target, createCategory, { body: { name: 'Sequences' } }, admin);
        expectSame([top.color, top.parentCategoryId, top.subCategoriesCount], ['#808080', null, 0], 'by default');
        const body = { name: 'Of two', parentCategoryId: top.id, color: '#2F6F8F' };
        const below = await replyTo(target, createCategory, { body }, admin);
        const shown = (await found(target)).find(({ id }) => id === top.id);
        expectSame(
          shown?.subCategories.map(({ name }) => name),
          ['Of two'],
          'members find it',
        );
        const tops = await replyTo(target, categories, { query: { onlyParents: true } }, admin);
        expectSame(
          tops.communityCategories.some(({ id }) => id === below.id),
          false,
          'among those at the top',
        );
        const moved = { name: 'Of one', parentCategoryId: null, updatedAt: below.updatedAt };
        const changed = await replyTo(target, editCategory, { params: { id: below.id }, body: moved }, admin);
        expectSame([below.updatedAt, typeof changed.updatedAt], [null, 'string'], 'told from the one before');
        const late = { endpoint: editCategory, input: { params: { id: below.id }, body: moved }, as: admin };
        expectSame((await problemOf(target, late)).code, 'stale', 'code of a change of what was not read');
        expectSame((await found(target)).find(({ id }) => id === below.id)?.name, 'Of one', 'changed');
        for (const { id } of [below, top]) await replyTo(target, removeCategory, { params: { id } }, admin);
        expectSame(
          (await found(target)).filter(({ id }) => id === below.id || id === top.id),
          [],
          'deleted',
        );
      },
    },
    {
      title: 'a tag that is made, changed and deleted is so for whoever writes at once [COM-450]',
      async run(target) {
        const { id, updatedAt } = await replyTo(target, createTag, { body: { name: 'sequential' } }, admin);
        expectSame(await tags(target, 'sequenti'), ['sequential'], 'made');
        const input = { params: { id }, body: { name: 'sequentially', updatedAt } };
        const changed = await replyTo(target, editTag, input, admin);
        const listed = await replyTo(target, contract.posts.tags, { query: { keyword: 'sequenti' } }, admin);
        expectSame(listed.tags[0]?.updatedAt, changed.updatedAt, 'when it was changed');
        const late = { endpoint: editTag, input, as: admin };
        expectSame((await problemOf(target, late)).code, 'stale', 'code of a change of what was not read');
        expectSame(await tags(target, 'sequenti'), ['sequentially'], 'changed');
        await replyTo(target, removeTag, { params: { id } }, admin);
        expectSame(await tags(target, 'sequenti'), [], 'deleted');
      },
    },
  ];
}
