import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A file that belongs to a person, community, post, changes to a post that wait, comment, join answer, event, CPD record, what was submitted of one, folder, meeting, the preview of a page, an enquiry, or an item of news, a resource or a page; its bytes lie in the file store under their hash. */
export const assets = pgTable(
  'assets',
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    ownerKind: text({
      enum: [
        'avatar',
        'nameSound',
        'community',
        'postImage',
        'post',
        'postEditImage',
        'postEdit',
        'comment',
        'answer',
        'event',
        'eventDocument',
        'cpdRecord',
        'cpdAudit',
        'folder',
        'meeting',
        'meetingImage',
        'linkPreview',
        'enquiry',
        'news',
        'resource',
        'page',
      ],
    }).notNull(),
    ownerId: text().notNull(),
    uploadedBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('assets_owner_idx').on(t.ownerKind, t.ownerId, t.createdAt),
    index('assets_hash_idx').on(t.hash),
    index('assets_uploader_idx').on(t.uploadedBy),
  ],
);
