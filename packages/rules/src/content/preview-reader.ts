import type { ContentReaderName } from '@portal/api/contract';
import { type ContentFacts, type ContentReader, mayReadContent } from './who-may-read.ts';

const contactTypes: Readonly<Record<ContentReaderName, readonly string[]>> = {
  stranger: [],
  member: ['Member'],
  lapsed: ['Member'],
};

/** Somebody as whom an item is looked at before they do. */
export function previewReader(as: ContentReaderName, segmentId: string | undefined): ContentReader {
  return {
    contactTypes: contactTypes[as],
    membershipLapsed: as === 'lapsed',
    segmentIds: segmentId === undefined ? [] : [segmentId],
  };
}

/** Whether they read an item now, and whether they do while it is published. */
export function previewFor(item: ContentFacts, reader: ContentReader, now: Date) {
  const inItsTime: ContentFacts = { ...item, status: 'active', publishFrom: null, publishUntil: null };
  return { isRead: mayReadContent(item, reader, now), isReadInItsTime: mayReadContent(inItsTime, reader, now) };
}
