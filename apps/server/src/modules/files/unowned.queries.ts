import { and, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import {
  assets,
  comments,
  communities,
  contentAssets,
  contentChanges,
  contentItems,
  contentPictures,
  cpdAuditSubmissions,
  cpdRecords,
  dataCopies,
  enquiries,
  eventAttachments,
  events,
  folderItems,
  joinAnswers,
  linkPreviews,
  meetings,
  people,
  posts,
} from '../../db/schema/index.ts';

type Kind = (typeof assets.$inferSelect)['ownerKind'];

export function isUnowned(db: Db): SQL | undefined {
  const without = (kind: Kind, table: PgTable, ...owns: SQL[]) =>
    and(
      eq(assets.ownerKind, kind),
      notExists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(...owns)),
      ),
    );
  return or(
    without('enquiry', enquiries, eq(enquiries.id, assets.ownerId)),
    without('avatar', people, eq(people.id, assets.ownerId), eq(people.avatarAssetId, assets.id)),
    without('nameSound', people, eq(people.id, assets.ownerId), isNull(people.erasedAt)),
    without('community', communities, eq(communities.id, assets.ownerId), eq(communities.imageAssetId, assets.id)),
    without('postImage', posts, eq(posts.id, assets.ownerId), eq(posts.imageAssetId, assets.id)),
    without('post', posts, eq(posts.id, assets.ownerId)),
    without('comment', comments, eq(comments.id, assets.ownerId)),
    without('cpdRecord', cpdRecords, eq(cpdRecords.id, assets.ownerId)),
    without('cpdAudit', cpdAuditSubmissions, eq(cpdAuditSubmissions.id, assets.ownerId)),
    without('event', events, eq(events.id, assets.ownerId), eq(events.imageAssetId, assets.id)),
    without(
      'eventDocument',
      eventAttachments,
      eq(eventAttachments.eventId, assets.ownerId),
      eq(eventAttachments.assetId, assets.id),
    ),
    ...(['news', 'resource', 'page'] as const).map((kind) =>
      without(
        kind,
        contentItems,
        eq(contentItems.id, assets.ownerId),
        sql`(${contentItems.imageAssetId} = ${assets.id}
          or exists (select 1 from ${contentAssets} where ${contentAssets.itemId} = ${contentItems.id} and ${contentAssets.assetId} = ${assets.id})
          or exists (select 1 from ${contentPictures} where ${contentPictures.itemId} = ${contentItems.id} and ${contentPictures.assetId} = ${assets.id})
          or exists (select 1 from ${contentChanges} where ${contentChanges.itemId} = ${contentItems.id} and ${assets.id} = any(${contentChanges.assetIds})))`,
      ),
    ),
    without('folder', folderItems, eq(folderItems.folderId, assets.ownerId), eq(folderItems.assetId, assets.id)),
    without('meeting', meetings, eq(meetings.id, assets.ownerId), isNull(meetings.deletedAt)),
    without('meetingImage', meetings, eq(meetings.id, assets.ownerId), eq(meetings.imageAssetId, assets.id)),
    without('linkPreview', linkPreviews, eq(linkPreviews.id, assets.ownerId), eq(linkPreviews.imageAssetId, assets.id)),
    without('answer', joinAnswers, eq(joinAnswers.questionId, assets.ownerId), eq(joinAnswers.assetId, assets.id)),
  );
}

export async function usedOf(db: Db, hashes: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ hash: assets.hash }).from(assets).where(inArray(assets.hash, hashes));
  const copies = await db.select({ hash: dataCopies.hash }).from(dataCopies).where(inArray(dataCopies.hash, hashes));
  return new Set([...rows, ...copies].flatMap(({ hash }) => hash ?? []));
}
