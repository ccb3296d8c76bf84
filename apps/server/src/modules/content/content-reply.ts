import type { ContentItem } from '@portal/api/contract';
import { visibleSegmentIds } from '@portal/rules';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { withSignedImages } from '../../rich-text/signed-images.ts';
import { knownPeople, type KnownPeople, personReply } from '../people/index.ts';
import type { contentItem, listContent } from './content.queries.ts';

type ListedRow = Awaited<ReturnType<typeof listContent>>[number];
type Row = ListedRow | NonNullable<Awaited<ReturnType<typeof contentItem>>>;

/** Items as whoever asks is told of them. */
export async function contentReplies(rows: readonly Row[], call: Call): Promise<ContentItem[]> {
  const authors = await knownPeople(
    rows.map(({ createdBy }) => createdBy),
    call,
  );
  return rows.map((row) => contentReply(row, authors, call));
}

function contentReply(row: Row, authors: KnownPeople, call: Call): ContentItem {
  const { id, name, shortDescription, categories, subcategories, tags } = row;
  return {
    ...{ id, name, shortDescription, categories, subcategories, tags },
    content: row.contentHtml && withSignedImages(row.contentHtml, (id) => assetUrlsOf(call).pictureOf(id)),
    image: row.imageAssetId,
    imageUrl: assetUrlsOf(call).pictureOrNull(row.imageAssetId),
    imageAlt: row.imageAlt,
    status: 'active',
    date_created: row.createdAt.toISOString(),
    date_updated: row.updatedAt?.toISOString() ?? null,
    publishStartDate: row.publishFrom?.toISOString() ?? null,
    userCreated: authorReply(row, authors, call),
    assets: row.assets.map((asset) => assetReply(asset, call)),
    segments: visibleSegmentIds(row.segmentIds, personOf(call)).map((segmentId) => ({ segmentId })),
  };
}

function authorReply({ createdBy }: Row, authors: KnownPeople, call: Call): ContentItem['userCreated'] {
  const author = createdBy === null ? undefined : authors.get(createdBy);
  if (author === undefined) return null;
  const { firstName, lastName, pronoun, avatarUrl } = personReply(author, call);
  return { firstName, lastName, pronoun, avatar: avatarUrl };
}

function assetReply({ name, file }: Row['assets'][number], call: Call): ContentItem['assets'][number] {
  const { id, type } = file;
  const fileReply = { id, type, filenameDisk: id, filenameDownload: file.name, url: assetUrlsOf(call).fileOf(file) };
  const isImage = type.startsWith('image/');
  return { name, file: isImage ? null : fileReply, image: isImage ? fileReply : null };
}
