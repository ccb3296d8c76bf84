import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ContentFields, contract } from '@portal/api/contract';
import { importFile, sampleContent } from './sample-fields.ts';

export function contentDeskRefusals({ member, admin, staff, world }: Subjects): Refusal[] {
  const { contentDesk } = contract;
  const [owner = ''] = staff;
  const of = (kind: string, status: string) =>
    world.contentItems.find((one) => one.kind === kind && one.status === status)?.id ?? '';
  const nowhere = { id: 'nowhere' };
  const draft = { id: of('news', 'draft') };
  const archived = { id: of('news', 'archived') };
  const published = { id: 'news-001' };
  const asRead = { revision: 0 };
  const create = (title: string, changes: Partial<ContentFields>, field: string): Refusal => ({
    ...{ title, endpoint: contentDesk.create, as: admin, code: 'invalid_input', field: `body.${field}` },
    input: { body: { ...sampleContent, kind: 'news', ...changes } },
  });
  const ofAdmin = (refusal: Omit<Refusal, 'as'>): Refusal => ({ ...refusal, as: admin });
  const category = (title: string, body: object, field: string): Refusal => ({
    ...{ title, endpoint: contentDesk.createCategory, as: admin, code: 'invalid_input', field: `body.${field}` },
    input: { body: { label: 'Another one', type: 'NewsCategories', parentId: null, ...body } },
  });
  return [
    {
      title: 'items of every state, to a member',
      endpoint: contentDesk.items,
      as: member,
      input: {},
      code: 'forbidden',
    },
    {
      title: 'a draft, to a member',
      endpoint: contentDesk.item,
      as: member,
      input: { params: draft },
      code: 'forbidden',
    },
    {
      title: 'a draft by a workspace owner',
      endpoint: contentDesk.create,
      as: owner,
      input: { body: { ...sampleContent, kind: 'news' } },
      code: 'forbidden',
    },
    create('an item without a name', { name: ' ' }, 'name'),
    create('an item whose text is too long', { content: `<p>${'word '.repeat(20_001)}</p>` }, 'content'),
    create('a picture that does not say what is on it', { image: { assetId: 'x', alt: ' ' } }, 'image.alt'),
    create('a picture that was not sent', { image: { assetId: 'x', alt: 'A splint' } }, 'image'),
    create('a file that was not sent', { attachments: [{ assetId: 'x', name: 'Guide' }] }, 'attachments'),
    create('a category of resources for news', { categoryIds: ['resource-category-practice'] }, 'categoryIds'),
    create('a tag that is not there', { tagIds: ['nowhere'] }, 'tagIds'),
    create('a segment that is not there', { segmentIds: ['nowhere'] }, 'segmentIds'),
    ofAdmin({
      title: 'a page in a category',
      endpoint: contentDesk.create,
      input: { body: { ...sampleContent, kind: 'page' } },
      code: 'invalid_input',
      field: 'body.categoryIds',
    }),
    ofAdmin({
      title: 'an item that is not there',
      endpoint: contentDesk.item,
      input: { params: nowhere },
      code: 'not_found',
    }),
    ofAdmin({
      title: 'a change of what somebody else has changed',
      endpoint: contentDesk.save,
      input: { params: draft, body: { ...sampleContent, revision: 7 } },
      code: 'stale',
    }),
    ofAdmin({
      title: 'a change of what is archived',
      endpoint: contentDesk.save,
      input: { params: archived, body: { ...sampleContent, ...asRead } },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'what readers see without anything to read',
      endpoint: contentDesk.save,
      input: { params: published, body: { ...sampleContent, content: '', ...asRead } },
      code: 'invalid_input',
      field: 'body.content',
    }),
    ofAdmin({
      title: 'a time that is over before it begins',
      endpoint: contentDesk.publish,
      input: {
        params: draft,
        body: { ...asRead, from: '2199-01-02T00:00:00.000Z', until: '2199-01-01T00:00:00.000Z' },
      },
      code: 'invalid_input',
      field: 'body.until',
    }),
    ofAdmin({
      title: 'a time that lies in the past',
      endpoint: contentDesk.publish,
      input: { params: draft, body: { ...asRead, from: null, until: '2001-01-01T00:00:00.000Z' } },
      code: 'invalid_input',
      field: 'body.until',
    }),
    ofAdmin({
      title: 'what is archived published',
      endpoint: contentDesk.publish,
      input: { params: archived, body: { ...asRead, from: null, until: null } },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a draft taken back',
      endpoint: contentDesk.takeBack,
      input: { params: draft, body: asRead },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'what is archived, archived again',
      endpoint: contentDesk.archive,
      input: { params: archived, body: asRead },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a draft taken out of the archive',
      endpoint: contentDesk.unarchive,
      input: { params: draft, body: asRead },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'what is published, deleted',
      endpoint: contentDesk.remove,
      input: { params: published },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'what is not deleted taken back',
      endpoint: contentDesk.undelete,
      input: { params: draft },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a version that is not there',
      endpoint: contentDesk.version,
      input: { params: { ...draft, version: '41' } },
      code: 'not_found',
    }),
    ofAdmin({
      title: 'a version that is no number',
      endpoint: contentDesk.restoreVersion,
      input: { params: { ...draft, version: 'first' }, body: asRead },
      code: 'not_found',
    }),
    category('a category with a name that is given', { label: 'practice' }, 'label'),
    category('a category of news below one of resources', { parentId: 'resource-category-practice' }, 'parentId'),
    category('a category below a subcategory', { parentId: 'news-category-practice-1' }, 'parentId'),
    ofAdmin({
      title: 'a category that somebody has named otherwise',
      endpoint: contentDesk.editCategory,
      input: { params: { id: 'news-category-practice' }, body: { label: 'Practise', labelWas: 'Praxis' } },
      code: 'stale',
    }),
    ofAdmin({
      title: 'a category merged into a subcategory',
      endpoint: contentDesk.mergeCategory,
      input: { params: { id: 'news-category-funding' }, body: { intoId: 'news-category-practice-1' } },
      code: 'invalid_input',
      field: 'body.intoId',
    }),
    ofAdmin({
      title: 'a category merged that others are below',
      endpoint: contentDesk.mergeCategory,
      input: { params: { id: 'news-category-funding' }, body: { intoId: 'news-category-practice' } },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a category deleted that is in use',
      endpoint: contentDesk.removeCategory,
      input: { params: { id: 'news-category-practice-1' } },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a tag that is not there named otherwise',
      endpoint: contentDesk.editTag,
      input: { params: nowhere, body: { label: 'Another one' } },
      code: 'not_found',
    }),
    ofAdmin({
      title: 'a tag deleted that is in use',
      endpoint: contentDesk.removeTag,
      input: { params: { id: 'tag-ndis' } },
      code: 'conflict',
    }),
    ofAdmin({
      title: 'a tag merged into itself',
      endpoint: contentDesk.mergeTag,
      input: { params: { id: 'tag-ndis' }, body: { intoId: 'tag-ndis' } },
      code: 'invalid_input',
      field: 'body.intoId',
    }),
    ofAdmin({
      title: 'a document as news from elsewhere',
      endpoint: contentDesk.previewImport,
      input: { body: { kind: 'news', file: importFile('%PDF-1.7', 'news.pdf') } },
      code: 'unsupported_file',
      field: 'body.file',
    }),
    ofAdmin({
      title: 'an export that is none',
      endpoint: contentDesk.previewImport,
      input: { body: { kind: 'news', file: importFile('<html></html>', 'export.xml') } },
      code: 'unsupported_file',
      field: 'body.file',
    }),
    ofAdmin({
      title: 'an entry that is not there brought in',
      endpoint: contentDesk.importItems,
      input: { body: { kind: 'news', file: importFile(), positions: [2] } },
      code: 'invalid_input',
      field: 'body.positions',
    }),
  ];
}
