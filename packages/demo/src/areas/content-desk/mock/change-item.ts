import type { MockCall } from '../../../mock/mock-call.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { type ContentAction, contentActionRefusal, deletedSince } from '@portal/rules';
import type { MockContentItem, MockContentText } from '../../content/state.ts';
import type { ContentChangeKind } from '@portal/api/contract';

/** One that is there for those who write: what was deleted long ago is not. */
export function itemOf(id: string, { state, now }: MockCall): MockContentItem {
  const item = state.contentItems.get(id);
  if (item === undefined || (item.deletedAt !== null && item.deletedAt <= deletedSince(now))) throw notFound();
  return item;
}

/** The item, where it may be done to it. */
export function begin(action: ContentAction, id: string, read: number | null, call: MockCall): MockContentItem {
  const item = itemOf(id, call);
  refuse(contentActionRefusal(action, item, read, call.now));
  return item;
}

/** Makes a change, and keeps what was done with the text that was written, where one was. */
export function change(
  before: MockContentItem,
  changes: Partial<MockContentItem>,
  kind: ContentChangeKind,
  call: MockCall,
): MockContentItem {
  const { state, now } = call;
  const revision = before.revision + 1;
  const isWritten = kind === 'saved' || kind === 'restored';
  if (isWritten && (state.contentChanges.get(before.id) ?? []).every(({ text }) => text === null))
    keepAsItStood(before, call);
  const item = state.contentItems.change(before.id, { ...changes, revision, updatedAt: now });
  record(item, kind, isWritten ? textOf(item) : null, call);
  return item;
}

/** Before anybody saved it here: with what was done to it last, or by itself. */
function keepAsItStood(item: MockContentItem, { state }: MockCall): void {
  const { id, revision, createdAt, updatedAt, authorId } = item;
  const text = textOf(item);
  const done = state.contentChanges.get(id) ?? [];
  const entry = { revision, at: updatedAt ?? createdAt, kind: 'kept', personId: authorId, text } as const;
  const isRecorded = done.some((one) => one.revision === revision);
  state.contentChanges.set(
    id,
    isRecorded ? done.map((one) => (one.revision === revision ? { ...one, text } : one)) : [...done, entry],
  );
}

export function record(
  { id, revision }: MockContentItem,
  kind: ContentChangeKind,
  text: MockContentText | null,
  call: MockCall,
): void {
  const { state, now } = call;
  const done = { revision, at: now, kind, personId: viewerOf(call).id, text };
  state.contentChanges.set(id, [done, ...(state.contentChanges.get(id) ?? [])]);
}

export function textOf(item: MockContentText): MockContentText {
  const { name, shortDescription, contentHtml, image, sentImage, imageAlt, attachments } = item;
  const { categoryIds, tagIds, segmentIds, isMembersOnly } = item;
  return {
    ...{ name, shortDescription, contentHtml, image, sentImage, imageAlt, attachments },
    ...{ categoryIds, tagIds, segmentIds, isMembersOnly },
  };
}
