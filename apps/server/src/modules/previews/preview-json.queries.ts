import { sql } from 'drizzle-orm';
import { type comments, linkPreviews, type posts, textLinks } from '../../db/schema/index.ts';

export interface PreviewRow {
  url: string;
  title: string;
  description: string;
  siteName: string;
  imageAssetId: string | null;
}

/** What is known of the page that a post or a comment links to; null where that is nothing, or it was removed. */
export function previewJson(textId: typeof posts.id | typeof comments.id) {
  return sql<PreviewRow | null>`(
    select json_build_object('url', ${linkPreviews.url}, 'title', ${linkPreviews.title}, 'description', ${linkPreviews.description},
      'siteName', ${linkPreviews.siteName}, 'imageAssetId', ${linkPreviews.imageAssetId})
    from ${textLinks} join ${linkPreviews} on ${linkPreviews.url} = ${textLinks.url}
    where ${textLinks.textId} = ${textId} and ${textLinks.removedUrl} is distinct from ${textLinks.url} and ${linkPreviews.readAt} is not null)`;
}
