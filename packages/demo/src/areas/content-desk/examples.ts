import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { samplePicture } from '../management/sample-fields.ts';
import { importFile, sampleContent } from './sample-fields.ts';

export function contentDeskExamples({ admin }: Subjects): ExamplesOf<'contentDesk'> {
  const { create, publish, archive, remove, createCategory, createTag } = contract.contentDesk;
  const made = async (target: ConformanceTarget) => {
    const { id, revision } = await replyTo(target, create, { body: { ...sampleContent, kind: 'news' } }, admin);
    return { params: { id }, body: { revision } };
  };
  const published = async (target: ConformanceTarget) => {
    const { params, body } = await made(target);
    const { revision } = await replyTo(target, publish, { params, body: { ...body, from: null, until: null } }, admin);
    return { params, body: { revision } };
  };
  const archived = async (target: ConformanceTarget) => {
    const { params, body } = await made(target);
    const { revision } = await replyTo(target, archive, { params, body }, admin);
    return { params, body: { revision } };
  };
  const onItem = async (target: ConformanceTarget) => ({ params: (await made(target)).params });
  const onVersion = async (target: ConformanceTarget) => {
    const { params, body } = await made(target);
    return { params: { ...params, version: String(body.revision) }, body };
  };
  const named = () => ({ label: `Made as an example ${crypto.randomUUID()}` });
  const category = (target: ConformanceTarget) =>
    replyTo(target, createCategory, { body: { ...named(), type: 'NewsCategories', parentId: null } }, admin);
  const tag = (target: ConformanceTarget) => replyTo(target, createTag, { body: named() }, admin);
  const ofAdmin = { as: admin };
  return {
    items: { ...ofAdmin, input: { query: { kind: 'news', state: 'draft', keyword: 'what' } } },
    item: { ...ofAdmin, input: { params: { id: 'news-001' } } },
    create: { ...ofAdmin, input: { body: { ...sampleContent, kind: 'news', segmentIds: ['segment-vic'] } } },
    save: {
      ...ofAdmin,
      async input(target) {
        const { params, body } = await made(target);
        return { params, body: { ...sampleContent, ...body, name: 'Splints that people wear' } };
      },
    },
    addPicture: {
      ...ofAdmin,
      input: async (target) => ({ ...(await onItem(target)), body: { imageFile: samplePicture() } }),
    },
    addFile: {
      ...ofAdmin,
      input: async (target) => ({ ...(await onItem(target)), body: { file: textFile('notes.txt') } }),
    },
    preview: {
      ...ofAdmin,
      input: { params: { id: 'news-001' }, query: { as: 'member', segmentId: 'segment-vic' } },
    },
    publish: {
      ...ofAdmin,
      async input(target) {
        const { params, body } = await made(target);
        return { params, body: { ...body, from: null, until: '2199-01-01T00:00:00.000Z' } };
      },
    },
    takeBack: { ...ofAdmin, input: (target) => published(target) },
    archive: { ...ofAdmin, input: (target) => made(target) },
    unarchive: { ...ofAdmin, input: (target) => archived(target) },
    remove: { ...ofAdmin, input: (target) => onItem(target) },
    undelete: {
      ...ofAdmin,
      async input(target) {
        const { params } = await onItem(target);
        await replyTo(target, remove, { params }, admin);
        return { params };
      },
    },
    versions: { ...ofAdmin, input: (target) => onItem(target) },
    version: { ...ofAdmin, input: async (target) => ({ params: (await onVersion(target)).params }) },
    restoreVersion: { ...ofAdmin, input: (target) => onVersion(target) },
    options: { ...ofAdmin, input: {} },
    createCategory: {
      ...ofAdmin,
      input: { body: { label: 'Made as an example', type: 'ResourceCategories', parentId: null } },
    },
    editCategory: {
      ...ofAdmin,
      async input(target) {
        const { id, label } = await category(target);
        return { params: { id }, body: { ...named(), labelWas: label } };
      },
    },
    mergeCategory: {
      ...ofAdmin,
      input: async (target) => ({
        params: { id: (await category(target)).id },
        body: { intoId: 'news-category-practice' },
      }),
    },
    removeCategory: { ...ofAdmin, input: async (target) => ({ params: { id: (await category(target)).id } }) },
    createTag: { ...ofAdmin, input: { body: { label: 'Made as an example' } } },
    editTag: {
      ...ofAdmin,
      input: async (target) => ({ params: { id: (await tag(target)).id }, body: named() }),
    },
    mergeTag: {
      ...ofAdmin,
      input: async (target) => ({
        params: { id: (await tag(target)).id },
        body: { intoId: (await tag(target)).id },
      }),
    },
    removeTag: { ...ofAdmin, input: async (target) => ({ params: { id: (await tag(target)).id } }) },
    previewImport: { ...ofAdmin, input: { body: { kind: 'news', file: importFile() } } },
    importItems: { ...ofAdmin, input: { body: { kind: 'news', file: importFile(), positions: [1] } } },
  };
}
