import { randomUUID } from 'node:crypto';
import { folderItems, folders } from '../db/schema/index.ts';
import { seedFile } from './files.ts';
import type { TestCommunityName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** A folder of a community, with a file of each name. */
export async function seedFolder(
  server: TestServer,
  communityId: TestCommunityName,
  fileIds: readonly string[] = [],
): Promise<string> {
  const folderId = randomUUID();
  const createdAt = server.clock.now();
  await server.db.insert(folders).values({ id: folderId, communityId, name: 'Protocols', position: 0, createdAt });
  for (const [position, id] of fileIds.entries()) {
    const assetId = await seedFile(server, { ownerKind: 'folder', ownerId: folderId }, 'moderator', id);
    await server.db.insert(folderItems).values({ id, folderId, name: id, assetId, position, createdAt });
  }
  return folderId;
}
