import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import { containsText, contentStateOf, publishedFrom, publishRefusal, publishTimesRefusal } from '@portal/rules';
import type { MockContentChange, MockContentItem } from '../../content/state.ts';
import { contentStates } from '@portal/api/contract';
import { begin, change, itemOf } from './change-item.ts';
import { deskItem, listedItem, somebody, writtenOf } from './desk-item.ts';
import { importing } from './importing.ts';
import { labels } from './labels.ts';
import { addUpload, createItem, preview, publishable, restoreText, saveItem, uploadReply } from './writing.ts';

const momentOf = (text: string | null) => (text === null ? null : new Date(text));
const changedAt = ({ updatedAt, createdAt }: MockContentItem): number => (updatedAt ?? createdAt).getTime();

export const contentDesk: HandlersOf<'contentDesk'> = {
  ...labels,
  ...importing,
  items({ query }, call) {
    const fitting = call.state.contentItems
      .values()
      .filter(
        (item) =>
          (query.kind === undefined || item.kind === query.kind) &&
          (query.categoryId === undefined || item.categoryIds.includes(query.categoryId)) &&
          containsText(`${item.name} ${item.shortDescription}`, query.keyword),
      )
      .toSorted((a, b) => changedAt(b) - changedAt(a) || (a.id < b.id ? -1 : 1));
    const stateOf = (item: MockContentItem) => contentStateOf(item, call.now);
    const numberOf = (state: string) => fitting.filter((item) => stateOf(item) === state).length;
    const found = fitting.filter((item) =>
      query.state === undefined ? item.deletedAt === null : stateOf(item) === query.state,
    );
    const { items, totalItemCount } = pageOf(found, ({ id }) => id, query);
    const [draft, scheduled, published, expired, archived, deleted] = contentStates.map(numberOf);
    return {
      items: items.map((item) => listedItem(item, call)),
      totalItemCount,
      counts: {
        ...{ draft: draft ?? 0, scheduled: scheduled ?? 0, published: published ?? 0 },
        ...{ expired: expired ?? 0, archived: archived ?? 0, deleted: deleted ?? 0 },
      },
    };
  },
  item: ({ params }, call) => deskItem(itemOf(params.id, call), call),
  create: ({ body }, call) => createItem(body, call),
  save: ({ params, body }, call) => saveItem(params.id, body, call),
  async addPicture({ params, body }, call) {
    const { assetId, url } = uploadReply(await addUpload(params.id, body.imageFile, 'imageFile', call));
    return { assetId, url };
  },
  async addFile({ params, body }, call) {
    return uploadReply(await addUpload(params.id, body.file, 'file', call));
  },
  preview: ({ params, query }, call) => preview(params.id, query, call),
  publish({ params, body }, call) {
    const before = begin('publish', params.id, body.revision, call);
    const [from, until] = [publishedFrom(momentOf(body.from), before, call.now), momentOf(body.until)];
    refuse(publishTimesRefusal(from, until, call.now) ?? publishRefusal(publishable(before)));
    return deskItem(
      change(before, { status: 'active', publishFrom: from, publishUntil: until }, 'published', call),
      call,
    );
  },
  takeBack({ params, body }, call) {
    return deskItem(
      change(begin('takeBack', params.id, body.revision, call), { status: 'draft' }, 'takenBack', call),
      call,
    );
  },
  archive({ params, body }, call) {
    const before = begin('archive', params.id, body.revision, call);
    const archivedFrom = before.status === 'active' ? 'active' : 'draft';
    return deskItem(change(before, { status: 'archived', archivedFrom }, 'archived', call), call);
  },
  unarchive({ params, body }, call) {
    const before = begin('unarchive', params.id, body.revision, call);
    const status = before.archivedFrom ?? 'draft';
    return deskItem(change(before, { status, archivedFrom: null }, 'unarchived', call), call);
  },
  remove({ params }, call) {
    change(begin('remove', params.id, null, call), { deletedAt: call.now }, 'deleted', call);
    return {};
  },
  undelete({ params }, call) {
    return deskItem(change(begin('undelete', params.id, null, call), { deletedAt: null }, 'undeleted', call), call);
  },
  versions({ params }, call) {
    const { id } = itemOf(params.id, call);
    const changes = call.state.contentChanges.get(id) ?? [];
    return { versions: changes.map((one) => ({ ...versionReply(one, call), hasText: one.text !== null })) };
  },
  version({ params }, call) {
    const item = itemOf(params.id, call);
    const { text, ...facts } = versionOf(item, params.version, call);
    return { ...versionReply(facts, call), ...writtenOf(item, text, call) };
  },
  restoreVersion({ params, body }, call) {
    const before = begin('save', params.id, body.revision, call);
    return restoreText(before, versionOf(before, params.version, call).text, call);
  },
};

function versionOf({ id }: MockContentItem, version: string, { state }: MockCall) {
  const found = state.contentChanges.get(id)?.find(({ revision }) => String(revision) === version);
  if (found === undefined || found.text === null) throw notFound();
  return { ...found, text: found.text };
}

function versionReply({ revision, at, kind, personId }: Omit<MockContentChange, 'text'>, call: MockCall) {
  return { revision, at: at.toISOString(), kind, by: somebody(personId, call) };
}
