import type { Db } from '../../db/connect.ts';
import { notFound } from '../../http/problem.ts';
import { type ContentKind, contentItem, type Reading } from './content.queries.ts';
import { insertFavourite } from './favourites.writes.ts';

/** What somebody may not read is not there for them to keep. */
export async function addFavourite(
  db: Db,
  kind: ContentKind,
  { itemId, personId }: { itemId: string; personId: string },
  reading: Reading,
): Promise<void> {
  if ((await contentItem(db, kind, itemId, reading)) === null) throw notFound();
  await insertFavourite(db, itemId, personId, reading.now);
}
