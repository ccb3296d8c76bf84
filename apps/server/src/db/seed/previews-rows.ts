import { previewedLink } from '@portal/rules';
import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { linkPreviews, textLinks } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

/** What is known of the pages that texts of the world link to; none of them is asked. */
export async function seedPreviews(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  const texts = [
    ...world.posts.map(({ id, bodyHtml, authorId }) => ({ id, postId: id, commentId: null, bodyHtml, authorId })),
    ...world.comments.map(({ id, postId, bodyHtml, authorId }) => ({ id, postId, commentId: id, bodyHtml, authorId })),
  ];
  const linked = texts.flatMap(({ bodyHtml, ...text }) => {
    const url = previewedLink(bodyHtml);
    return url === null ? [] : [{ ...text, url }];
  });
  await insertRows(
    db,
    textLinks,
    linked.map(({ id: textId, postId, commentId, url }) => ({ textId, postId, commentId, url })),
  );
  const readAt = at(60);
  await insertRows(
    db,
    linkPreviews,
    world.linkPreviews.map(({ picture, ...page }, place) => {
      const id = `preview-${place + 1}`;
      const askedBy = linked.find(({ url }) => url === page.url)?.authorId ?? null;
      const owner = { ownerKind: 'linkPreview', ownerId: id, uploadedBy: askedBy ?? '', createdAt: readAt } as const;
      return { ...page, id, askedBy, askedAt: readAt, readAt, imageAssetId: files.add(picture, owner) };
    }),
  );
}
