import type { ContentFields, DeskContentItem, ListedDeskContentItem } from '@portal/api/contract';
import { contentStateOf } from '@portal/rules';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import { withSignedImages } from '../../rich-text/signed-images.ts';
import type { AttachedFile, DeskRow, StandingRow } from './desk-items.queries.ts';

type Names = ReadonlyMap<string, string>;

/** An item as those see it who write it. */
export function deskReply(row: DeskRow, names: Names, call: Call): DeskContentItem {
  return { ...standingReply(row, names, call), ...writtenReply(fieldsOf(row), row.attachments, call) };
}

export function listedReply(row: StandingRow, names: Names, call: Call): ListedDeskContentItem {
  const { name, segmentIds, isMembersOnly } = row;
  const imageUrl = assetUrlsOf(call).pictureOrNull(row.imageAssetId);
  return { ...standingReply(row, names, call), name, imageUrl, segmentIds, isMembersOnly };
}

function standingReply(row: StandingRow, names: Names, { now }: Call) {
  const { id, kind, revision } = row;
  return {
    ...{ id, kind, revision },
    state: contentStateOf(row, now),
    publishFrom: row.publishFrom?.toISOString() ?? null,
    publishUntil: row.publishUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: somebody(row.createdBy, names),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: somebody(row.updatedBy, names),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export function somebody(id: string | null, names: Names): { id: string; name: string } | null {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

/** What is written of an item, as it is sent. */
export function fieldsOf(row: DeskRow): ContentFields {
  const { name, shortDescription, categoryIds, tagIds, segmentIds, isMembersOnly, imageAssetId } = row;
  return {
    ...{ name, shortDescription, categoryIds, tagIds, segmentIds, isMembersOnly },
    content: row.contentHtml,
    image: imageAssetId === null ? null : { assetId: imageAssetId, alt: row.imageAlt },
    attachments: row.attachments.map(({ assetId, name: called }) => ({ assetId, name: called })),
  };
}

/** The same as it is told, with addresses of the files. */
export function writtenReply({ image, ...fields }: ContentFields, attached: readonly AttachedFile[], call: Call) {
  const urls = assetUrlsOf(call);
  return {
    ...fields,
    content: withSignedImages(fields.content, (id) => urls.pictureOf(id)),
    image: image && { ...image, url: urls.pictureOf(image.assetId) },
    attachments: attached.map((file) => ({ ...file, url: urls.fileOf({ id: file.assetId, type: file.type }) })),
  };
}
