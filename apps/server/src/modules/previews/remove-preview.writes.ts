import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { textLinks } from '../../db/schema/index.ts';
import { announcePreviews } from './notify-of-previews.writes.ts';

/** Shows a text without the preview of its page, as long as it links to that. */
export async function removePreview(db: Db, textId: string): Promise<void> {
  const removed = await db
    .update(textLinks)
    .set({ removedUrl: textLinks.url })
    .where(eq(textLinks.textId, textId))
    .returning({ postId: textLinks.postId });
  await announcePreviews(
    db,
    removed.map(({ postId }) => postId),
  );
}
