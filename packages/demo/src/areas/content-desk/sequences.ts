import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { importFile, sampleContent } from './sample-fields.ts';

export function contentDeskSequences({ member, admin }: Subjects): Sequence[] {
  const desk = contract.contentDesk;
  const made = (target: ConformanceTarget, changes: Partial<typeof sampleContent> = {}) =>
    replyTo(target, desk.create, { body: { ...sampleContent, ...changes, kind: 'news' } }, admin);
  const isRead = async (target: ConformanceTarget, id: string) => {
    const query = { limit: 100, filter: { id: { _eq: id } } };
    const { data } = await replyTo(target, contract.content.searchNews, { body: { query } }, member);
    return data.length === 1;
  };
  return [
    {
      title: 'an item is a draft, published, changed, taken back, archived, deleted and taken back again',
      async run(target) {
        const { id, ...draft } = await made(target);
        const params = { id };
        expectSame([draft.state, draft.revision, await isRead(target, id)], ['draft', 1, false], 'at first');
        const open = { revision: draft.revision, from: null, until: null };
        const published = await replyTo(target, desk.publish, { params, body: open }, admin);
        expectSame([published.state, await isRead(target, id)], ['published', true], 'published');
        const late = { endpoint: desk.publish, input: { params, body: open }, as: admin };
        expectSame((await problemOf(target, late)).code, 'stale', 'published as it was read before');
        const later = { revision: published.revision, from: '2199-01-01T00:00:00.000Z', until: null };
        const scheduled = await replyTo(target, desk.publish, { params, body: later }, admin);
        expectSame([scheduled.state, await isRead(target, id)], ['scheduled', false], 'scheduled');
        const taken = await replyTo(target, desk.takeBack, { params, body: { revision: scheduled.revision } }, admin);
        const archived = await replyTo(target, desk.archive, { params, body: { revision: taken.revision } }, admin);
        expectSame([taken.state, archived.state], ['draft', 'archived'], 'taken back and archived');
        const out = await replyTo(target, desk.unarchive, { params, body: { revision: archived.revision } }, admin);
        await replyTo(target, desk.remove, { params }, admin);
        const gone = await replyTo(target, desk.item, { params }, admin);
        const back = await replyTo(target, desk.undelete, { params }, admin);
        expectSame([out.state, gone.state, back.state], ['draft', 'deleted', 'draft'], 'out of the archive and back');
        const { versions } = await replyTo(target, desk.versions, { params }, admin);
        expectSame(
          versions.map(({ kind }) => kind),
          [
            ...['undeleted', 'deleted', 'unarchived', 'archived', 'takenBack'],
            ...['published', 'published', 'created'],
          ],
          'what was done',
        );
      },
    },
    {
      title: 'an item is restored as it was saved, and what it was last stays a version',
      async run(target) {
        const { id, revision } = await made(target);
        const params = { id };
        const body = { ...sampleContent, revision, name: 'Named otherwise', isMembersOnly: true };
        const saved = await replyTo(target, desk.save, { params, body }, admin);
        const first = await replyTo(target, desk.version, { params: { id, version: String(revision) } }, admin);
        expectSame([first.name, first.kind], [sampleContent.name, 'created'], 'the first version');
        const restored = await replyTo(
          target,
          desk.restoreVersion,
          { params: { id, version: String(revision) }, body: { revision: saved.revision } },
          admin,
        );
        expectSame([restored.name, restored.isMembersOnly], [sampleContent.name, false], 'restored');
        const last = await replyTo(target, desk.version, { params: { id, version: String(saved.revision) } }, admin);
        expectSame(last.name, 'Named otherwise', 'what it was last');
      },
    },
    {
      title: 'an item that was written before keeps how it stood when it is first changed here',
      async run(target) {
        const params = { id: 'news-041' };
        const before = await replyTo(target, desk.item, { params }, admin);
        const body = { ...sampleContent, revision: before.revision, name: 'Changed here' };
        await replyTo(target, desk.save, { params, body }, admin);
        const { versions } = await replyTo(target, desk.versions, { params }, admin);
        expectSame(
          versions.map(({ kind, hasText }) => [kind, hasText]),
          [
            ['saved', true],
            ['kept', true],
          ],
          'what was done',
        );
        const original = await replyTo(target, desk.version, { params: { ...params, version: '0' } }, admin);
        expectSame(original.name, before.name, 'its name');
      },
    },
    {
      title: 'a preview is what a reader would get, before they do',
      async run(target) {
        const { id } = await made(target, { segmentIds: ['segment-vic'], isMembersOnly: true });
        const shown = async (query: { as: 'member' | 'stranger' | 'lapsed'; segmentId?: string }) => {
          const reply = await replyTo(target, desk.preview, { params: { id }, query }, admin);
          return [reply.isRead, reply.isReadInItsTime, reply.item?.segments.map(({ segmentId }) => segmentId) ?? null];
        };
        expectSame(await shown({ as: 'member', segmentId: 'segment-vic' }), [false, true, ['segment-vic']], 'of it');
        expectSame(await shown({ as: 'member' }), [false, false, null], 'of no segment');
        expectSame(await shown({ as: 'stranger', segmentId: 'segment-vic' }), [false, false, null], 'no member');
        expectSame(await shown({ as: 'lapsed', segmentId: 'segment-vic' }), [false, false, null], 'not renewed');
      },
    },
    {
      title: 'what a file from elsewhere tells is looked at, and brought in as a draft once',
      async run(target) {
        const body = { kind: 'resource', file: importFile() } as const;
        const preview = await replyTo(target, desk.previewImport, { body }, admin);
        const [entry] = preview.entries;
        expectSame(
          [entry?.name, entry?.publishedAt, entry?.categories, entry?.missingPictures, entry?.isKnown, entry?.fault],
          [
            'Handwriting at the kitchen table',
            '2024-03-05T00:00:00.000Z',
            ['Practice', 'Kitchens'],
            ['https://blog.example.org/table.jpg'],
            false,
            null,
          ],
          'the entry',
        );
        expectSame((await replyTo(target, desk.importItems, { body }, admin)).importedCount, 1, 'brought in');
        const query = { kind: 'resource', keyword: 'kitchen table' } as const;
        const { items } = await replyTo(target, desk.items, { query }, admin);
        expectSame(
          items.map(({ name, state, publishFrom }) => [name, state, publishFrom]),
          [['Handwriting at the kitchen table', 'draft', '2024-03-05T00:00:00.000Z']],
          'found',
        );
        const again = { endpoint: desk.importItems, input: { body }, as: admin };
        expectSame((await problemOf(target, again)).code, 'invalid_input', 'brought in again');
      },
    },
    {
      title: 'what is in a category goes into the one that it is merged into',
      async run(target) {
        const category = async () => {
          const body = { label: `Splints ${crypto.randomUUID()}`, type: 'NewsCategories', parentId: null } as const;
          return replyTo(target, desk.createCategory, { body }, admin);
        };
        const [old, other] = [await category(), await category()];
        const { id } = await made(target, { categoryIds: [old.id] });
        const merged = await replyTo(
          target,
          desk.mergeCategory,
          { params: { id: old.id }, body: { intoId: other.id } },
          admin,
        );
        const { categoryIds } = await replyTo(target, desk.item, { params: { id } }, admin);
        expectSame([merged.itemCount, categoryIds], [1, [other.id]], 'merged');
        const { categories } = await replyTo(target, desk.options, {}, admin);
        expectSame(
          categories.some((one) => one.id === old.id),
          false,
          'the one before',
        );
      },
    },
  ];
}
