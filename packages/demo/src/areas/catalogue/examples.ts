import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function catalogueExamples({ admin, world }: Subjects): ExamplesOf<'catalogue'> {
  const parentCategoryId = world.categories.find((one) => one.parentCategoryId === null)?.id ?? '';
  const named = () => ({ name: `Made as an example ${crypto.randomUUID()}` });
  const category = async (target: ConformanceTarget) => {
    const { id } = await replyTo(target, contract.catalogue.createCategory, { body: named() }, admin);
    return { params: { id } };
  };
  const tag = async (target: ConformanceTarget) => {
    const { id } = await replyTo(target, contract.catalogue.createTag, { body: named() }, admin);
    return { params: { id } };
  };
  return {
    categories: { as: admin, input: { query: { pageSize: 10, onlyParents: true } } },
    createCategory: {
      as: admin,
      input: { body: { name: 'Made as an example', description: 'Of its kind', color: '#2f6F8f', parentCategoryId } },
    },
    editCategory: {
      as: admin,
      input: async (target) => ({ ...(await category(target)), body: { ...named(), parentCategoryId } }),
    },
    removeCategory: { as: admin, input: (target) => category(target) },
    createTag: { as: admin, input: { body: { name: 'made-as-an-example' } } },
    editTag: { as: admin, input: async (target) => ({ ...(await tag(target)), body: named() }) },
    removeTag: { as: admin, input: (target) => tag(target) },
  };
}
