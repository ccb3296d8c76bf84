import {
  assetTypes,
  type ContentFields,
  type ContentKindName,
  type ContentReaderName,
  type DeskContentItem,
  imageTypes,
  limits,
} from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  categoryTypeOf,
  fileCountRefusal,
  namedRefusal,
  previewFor,
  previewReader,
  publishRefusal,
  savedInTimeRefusal,
  visibleSegmentIds,
} from '@portal/rules';
import { assetIdOf, attachedFile, contentReply, imageIdOf, titleOf } from '../../content/mock/content-reply.ts';
import type { MockAttached, MockContentItem, MockContentText } from '../../content/state.ts';
import { storeFiles } from '../../files/mock.ts';
import type { StoredFile } from '../../files/state.ts';
import { segments } from '../../people/world/places.ts';
import { begin, change, itemOf, record, textOf } from './change-item.ts';
import { deskItem } from './desk-item.ts';

const nothing: MockContentText = {
  ...{ name: '', shortDescription: '', contentHtml: '', image: null, sentImage: null, imageAlt: '' },
  ...{ attachments: [], categoryIds: [], tagIds: [], segmentIds: [], isMembersOnly: false },
};

export function createItem(
  { kind, ...fields }: ContentFields & { kind: ContentKindName },
  call: MockCall,
): DeskContentItem {
  const id = call.state.nextId(kind);
  return deskItem(
    addDraft({ id, kind, publishFrom: null }, textFrom(fields, { ...nothing, id, kind }, call), 'created', call),
    call,
  );
}

export function addDraft(
  given: Pick<MockContentItem, 'id' | 'kind' | 'publishFrom'>,
  text: MockContentText,
  how: 'created' | 'imported',
  call: MockCall,
): MockContentItem {
  const item: MockContentItem = {
    ...text,
    ...given,
    ...{ status: 'draft', authorId: viewerOf(call).id, createdAt: call.now, updatedAt: null },
    ...{ publishUntil: null, deletedAt: null, archivedFrom: null, revision: 1 },
  };
  call.state.contentItems.set(given.id, item);
  record(item, how, text, call);
  return item;
}

/** What is left of a text of an item without files. */
export function textWithout(changes: Partial<MockContentText>): MockContentText {
  return { ...nothing, ...changes };
}

export function saveItem(
  id: string,
  { revision, ...fields }: ContentFields & { revision: number },
  call: MockCall,
): DeskContentItem {
  const before = begin('save', id, revision, call);
  const text = textFrom(fields, before, call);
  if (before.status === 'active') refuse(savedInTimeRefusal(publishable(text)));
  return deskItem(change(before, text, 'saved', call), call);
}

/** A text as it stood once; of what it names, what is gone stays away. */
export function restoreText(before: MockContentItem, text: MockContentText, call: MockCall): DeskContentItem {
  if (before.status === 'active') refuse(publishRefusal(publishable(text)));
  return deskItem(change(before, textOf(text), 'restored', call), call);
}

export function publishable({ contentHtml, image, sentImage, imageAlt, attachments }: MockContentText) {
  const isPictured = image !== null || sentImage !== null;
  return { content: contentHtml, image: isPictured ? { alt: imageAlt } : null, attachments };
}

type Before = MockContentText & Pick<MockContentItem, 'id' | 'kind'>;

function textFrom(fields: ContentFields, before: Before, call: MockCall): MockContentText {
  const { image, attachments, content, name, shortDescription, isMembersOnly } = fields;
  const files = filesOf(before, call);
  const types = [...files].map(([id, { type }]) => [id, type] as const);
  const coverId = imageIdOf(before);
  const named = {
    ...{ image, attachments },
    categoryIds: [...new Set(fields.categoryIds)],
    tagIds: [...new Set(fields.tagIds)],
    segmentIds: [...new Set(fields.segmentIds)],
  };
  const known = {
    ...knownTo(before, call),
    files: new Map([...types, ...(coverId === null ? [] : [[coverId, 'image/webp'] as const])]),
  };
  refuse(namedRefusal(before.kind, named, known));
  const { categoryIds, tagIds, segmentIds } = named;
  return {
    ...{ name, shortDescription, contentHtml: content, isMembersOnly, categoryIds, tagIds, segmentIds },
    ...coverFrom(image, before, files),
    imageAlt: image?.alt ?? '',
    attachments: attachments.flatMap(({ assetId, name: title }): MockAttached[] => {
      const file = files.get(assetId);
      return file === undefined ? [] : [{ ...file, title }];
    }),
  };
}

function coverFrom(image: ContentFields['image'], before: Before, files: ReadonlyMap<string, StoredFile>) {
  if (image === null) return { image: null, sentImage: null };
  if (image.assetId === imageIdOf(before)) return { image: before.image, sentImage: before.sentImage };
  return { image: null, sentImage: files.get(image.assetId) ?? null };
}

/** Those of the item, and those that were sent to it, by the ids by which they are named. */
function filesOf(item: Before, { state }: MockCall): ReadonlyMap<string, StoredFile> {
  const sent = state.contentUploads.values().filter(({ itemId }) => itemId === item.id);
  const all: readonly StoredFile[] = [...item.attachments, ...sent.map(({ file }) => file)];
  return new Map(all.map((file) => [assetIdOf(file), file]));
}

function knownTo(item: Before, { state }: MockCall) {
  const categories = state.contentCategories.values().filter(({ type }) => type === categoryTypeOf(item.kind));
  return {
    categoryIds: new Set(categories.map(({ id }) => id)),
    tagIds: new Set(state.tags.values().map(({ id }) => id)),
    segmentIds: new Set([...segments.map(({ id }) => id), ...item.segmentIds]),
  };
}

export async function addUpload(
  id: string,
  file: File,
  field: 'imageFile' | 'file',
  call: MockCall,
): Promise<StoredFile> {
  begin('upload', id, null, call);
  const { contentUploads } = call.state;
  const sent = contentUploads.values().filter(({ itemId }) => itemId === id).length;
  refuse(fileCountRefusal(sent + 1, limits.contentItem.uploads, `body.${field}`));
  const endings = field === 'file' ? assetTypes : imageTypes;
  const [stored] = await storeFiles(call.state, [file], `body.${field}`, endings);
  if (stored === undefined) throw notFound();
  contentUploads.set(stored.id, { itemId: id, file: stored });
  return stored;
}

export function uploadReply(stored: StoredFile) {
  const { id, type, url } = attachedFile(stored);
  return { assetId: id, name: titleOf(stored), type, url };
}

export function preview(
  id: string,
  { as, segmentId }: { as: ContentReaderName; segmentId?: string | undefined },
  call: MockCall,
) {
  const item = itemOf(id, call);
  if (item.deletedAt !== null) throw notFound();
  const reader = previewReader(as, segmentId);
  const visibility = previewFor(item, reader, call.now);
  const segmentIds = visibleSegmentIds(item.segmentIds, reader).map((one) => ({ segmentId: one }));
  return {
    ...visibility,
    item: visibility.isReadInItsTime ? { ...contentReply(item, call), segments: segmentIds } : null,
  };
}
