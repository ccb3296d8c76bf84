import type { ContentFile, ContentItem } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { visibleSegmentIds } from '@portal/rules';
import { attachmentReply } from '../../files/mock.ts';
import type { StoredFile } from '../../files/state.ts';
import { personReply } from '../../people/mock/person-reply.ts';
import type { MockAttached, MockContentItem } from '../state.ts';

/** An item as whoever asks is told of it, with its whole text. */
export function contentReply(item: MockContentItem, call: MockCall): ContentItem {
  const viewer = viewerOf(call);
  const categories = call.state.contentCategories.values().filter(({ id }) => item.categoryIds.includes(id));
  const tags = call.state.tags.values().filter(({ id }) => item.tagIds.includes(id));
  return {
    id: item.id,
    name: item.name,
    shortDescription: item.shortDescription,
    content: item.contentHtml,
    image: imageIdOf(item),
    imageUrl: imageUrlOf(item),
    imageAlt: item.imageAlt,
    status: 'active',
    date_created: item.createdAt.toISOString(),
    date_updated: item.updatedAt?.toISOString() ?? null,
    publishStartDate: item.publishFrom?.toISOString() ?? null,
    userCreated: authorReply(item, call),
    categories: categories
      .filter(({ parentId }) => parentId === null)
      .map(({ id, label, type }) => ({ id, label, type })),
    subcategories: categories.filter(({ parentId }) => parentId !== null).map(({ id, label }) => ({ id, label })),
    tags: tags
      .map(({ id, name }) => ({ id, label: name }))
      .sort((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1)),
    assets: item.attachments.map(assetReply),
    segments: visibleSegmentIds(item.segmentIds, viewer).map((segmentId) => ({ segmentId })),
  };
}

function authorReply({ authorId }: MockContentItem, call: MockCall): ContentItem['userCreated'] {
  const author = call.state.people.get(authorId);
  if (author === undefined) return null;
  const { firstName, lastName, pronoun, avatarUrl } = personReply(author, viewerOf(call), call.state);
  return { firstName, lastName, pronoun, avatar: avatarUrl };
}

type Pictured = Pick<MockContentItem, 'id' | 'kind' | 'image' | 'sentImage'>;

export function imageIdOf({ id, kind, image, sentImage }: Pictured): string | null {
  if (sentImage !== null) return assetIdOf(sentImage);
  return image === null ? null : `asset-${kind}-${id}`;
}

export function imageUrlOf({ image, sentImage }: Pick<Pictured, 'image' | 'sentImage'>): string | null {
  return sentImage === null ? pictureUrl(image) : attachmentReply(sentImage).path;
}

export function assetIdOf({ id }: Pick<StoredFile, 'id'>): string {
  return `asset-${id}`;
}

export function attachedFile(stored: StoredFile): ContentFile {
  const { path, name, type } = attachmentReply(stored);
  const id = assetIdOf(stored);
  return { id, type, filenameDisk: id, filenameDownload: name, url: path };
}

/** What an item calls a file of its own. */
export function titleOf({ title, fileName }: Pick<MockAttached, 'title' | 'fileName'>): string {
  return title ?? fileName.replace(/\.\w+$/, '');
}

function assetReply(stored: MockAttached): ContentItem['assets'][number] {
  const file = attachedFile(stored);
  const isImage = file.type.startsWith('image/');
  return {
    name: titleOf(stored),
    file: isImage ? null : file,
    image: isImage ? file : null,
  };
}
