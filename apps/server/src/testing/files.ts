import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assets, communities, people, posts, sessions } from '../db/schema/index.ts';
import { hashOfSecret } from '../modules/auth/index.ts';
import type { AssetOwner } from '../modules/files/files.queries.ts';
import type { TestPersonName } from './test-people.ts';
import { bearer } from './logins.ts';
import { tinyPicture } from './tiny-picture.ts';
import type { TestServer } from './test-server.ts';

/** Gives an owner a file; a picture takes the place of the one before. */
export async function seedFile(
  server: TestServer,
  owner: AssetOwner,
  uploadedBy: TestPersonName = 'member',
  id: string = randomUUID(),
) {
  const bytes = tinyPicture(id);
  await server.db.insert(assets).values({
    id,
    hash: await server.deps.files.put(bytes),
    name: 'file.png',
    type: 'image/png',
    bytes: bytes.byteLength,
    ...owner,
    uploadedBy,
    createdAt: server.clock.now(),
  });
  const { ownerKind, ownerId } = owner;
  if (ownerKind === 'avatar') await server.db.update(people).set({ avatarAssetId: id }).where(eq(people.id, ownerId));
  if (ownerKind === 'community')
    await server.db.update(communities).set({ imageAssetId: id }).where(eq(communities.id, ownerId));
  if (ownerKind === 'postImage') await server.db.update(posts).set({ imageAssetId: id }).where(eq(posts.id, ownerId));
  return id;
}

/** One sign-in of a reader, with the two ways in which it reads files. */
export async function readerOf(server: TestServer, token: string) {
  const [session] = await server.db
    .select()
    .from(sessions)
    .where(eq(sessions.accessHash, hashOfSecret(token)));
  const urls = server.deps.assetSigner.urlsFor(session?.id ?? '', server.clock.now());
  const addressOf = (id: string) => urls.fileOf({ id, type: 'text/plain' });
  return {
    sessionId: session?.id ?? '',
    token,
    addressOf,
    byAddress: (assetId: string, headers: Record<string, string> = {}, width: number | '' = '') =>
      server.fetch(`${addressOf(assetId)}&w=${width}`, { headers }),
    /** By the address that stays the same for a day. */
    byDay: (assetId: string) => server.fetch(urls.pictureOrNull(assetId, 'day') ?? ''),
    byToken: (assetId: string, headers: Record<string, string> = {}, width: number | '' = '') =>
      server.fetch(`/api/content/assets/${assetId}?w=${width}`, { headers: { ...bearer(token), ...headers } }),
  };
}
