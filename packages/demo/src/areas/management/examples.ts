import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleFields, samplePicture } from './sample-fields.ts';

export function managementExamples({ member, admin, joined }: Subjects): ExamplesOf<'management'> {
  const fields = { ...sampleFields, 'categoryIds[]': joined.categoryIds };
  const made = async (target: ConformanceTarget) => {
    const body = { ...fields, alias: crypto.randomUUID(), imageFile: samplePicture() };
    const { id } = await replyTo(target, contract.management.create, { body }, admin);
    return { params: { id } };
  };
  return {
    segments: { as: member, input: {} },
    list: { as: admin, input: { query: { pageSize: 2, keyword: 'a' } } },
    existsByAlias: { as: admin, input: { query: { alias: joined.alias } } },
    create: {
      as: admin,
      input: {
        body: {
          ...fields,
          alias: 'made-as-an-example',
          imageFile: samplePicture(),
          'tagsId[]': joined.tagIds,
          'segmentIds[]': ['segment-nsw'],
          aliveStartDate: '2199-03-05T00:00:00.000Z',
          aliveEndDate: '',
        },
      },
    },
    edit: {
      as: admin,
      input: async (target) => ({
        ...(await made(target)),
        body: { ...fields, alias: crypto.randomUUID(), isSetSegmentIdsEmpty: true, version: 1 },
      }),
    },
    remove: { as: admin, input: (target) => made(target) },
    globalTerms: { as: admin, input: {} },
    saveGlobalTerms: {
      as: admin,
      async input(target) {
        const { json, html, version } = await replyTo(target, contract.management.globalTerms, {}, admin);
        return { body: { json, html, version } };
      },
    },
  };
}
