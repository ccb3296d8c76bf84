import type { ContentVersion, DeskContentItem, ListedDeskContentItem } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { contentStateOf } from '@portal/rules';
import { attachedFile, imageIdOf, imageUrlOf, titleOf } from '../../content/mock/content-reply.ts';
import type { MockContentItem, MockContentText } from '../../content/state.ts';

/** An item as those see it who write it. */
export function deskItem(item: MockContentItem, call: MockCall): DeskContentItem {
  return { ...standingOf(item, call), ...writtenOf(item, item, call) };
}

export function listedItem(item: MockContentItem, call: MockCall): ListedDeskContentItem {
  const { name, segmentIds, isMembersOnly } = item;
  return { ...standingOf(item, call), name, imageUrl: imageUrlOf(item), segmentIds: [...segmentIds], isMembersOnly };
}

function standingOf(item: MockContentItem, call: MockCall) {
  const { id, kind, publishFrom, publishUntil, createdAt, updatedAt, deletedAt, revision } = item;
  const [last] = call.state.contentChanges.get(id) ?? [];
  return {
    ...{ id, kind, revision },
    state: contentStateOf(item, call.now),
    publishFrom: publishFrom?.toISOString() ?? null,
    publishUntil: publishUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    createdBy: somebody(item.authorId, call),
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy: somebody(last?.personId ?? null, call),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** What was written of an item, as much of it as there still is. */
export function writtenOf(
  { id, kind }: Pick<MockContentItem, 'id' | 'kind'>,
  text: MockContentText,
  { state }: MockCall,
): Omit<ContentVersion, 'revision' | 'at' | 'kind' | 'by'> {
  const { name, shortDescription, contentHtml, isMembersOnly, segmentIds, imageAlt } = text;
  const [assetId, url] = [imageIdOf({ ...text, id, kind }), imageUrlOf(text)];
  return {
    ...{ name, shortDescription, content: contentHtml, isMembersOnly, segmentIds: [...segmentIds] },
    image: assetId === null || url === null ? null : { assetId, url, alt: imageAlt },
    attachments: text.attachments.map((stored) => {
      const file = attachedFile(stored);
      return { assetId: file.id, name: titleOf(stored), type: file.type, url: file.url };
    }),
    categoryIds: text.categoryIds.filter((one) => state.contentCategories.get(one) !== undefined),
    tagIds: text.tagIds.filter((one) => state.tags.get(one) !== undefined),
  };
}

export function somebody(id: string | null, { state }: MockCall): { id: string; name: string } | null {
  const person = id === null ? undefined : state.people.get(id);
  return person === undefined ? null : { id: person.id, name: `${person.firstName} ${person.lastName}` };
}
