import { eq } from 'drizzle-orm';
import { contentAssets, contentItems, contentItemTags, tags } from '../db/schema/index.ts';
import { seedFile } from './files.ts';
import { seedContentItem } from './test-content-items.ts';
import type { TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

type Given = Partial<typeof contentItems.$inferInsert>;

/** An item of which somebody is told nothing. `other` has not renewed; nobody belongs to 'south'. */
interface HiddenContent {
  title: string;
  item(server: TestServer): Given;
  from: TestPersonName;
}

const hour = 3_600_000;
const inMs = ({ clock }: TestServer, ms: number) => new Date(clock.now().getTime() + ms);

export const hiddenContent: readonly HiddenContent[] = [
  { title: 'a draft', item: () => ({ status: 'draft' }), from: 'member' },
  { title: 'a draft, from an administrator', item: () => ({ status: 'draft' }), from: 'admin' },
  { title: 'an archived one', item: () => ({ status: 'archived' }), from: 'member' },
  { title: 'one whose time is to come', item: (server) => ({ publishFrom: inMs(server, hour) }), from: 'member' },
  { title: 'one whose time is over', item: (server) => ({ publishUntil: inMs(server, -hour) }), from: 'member' },
  { title: 'one of another segment', item: () => ({ segmentIds: ['south'] }), from: 'member' },
  { title: 'one for members, from a client user', item: () => ({ isMembersOnly: true }), from: 'client' },
  { title: 'one for members, from who has not renewed', item: () => ({ isMembersOnly: true }), from: 'other' },
];

export interface SeededContent {
  id: string;
  image: string;
  file: string;
}

/** An item with all by which it could be told of: a tag of its own, a file and a picture. */
export async function seedFullContent(
  server: TestServer,
  kind: 'news' | 'resource',
  given: Given = {},
): Promise<SeededContent> {
  const id = await seedContentItem(server, { kind, ...given });
  const [image, file] = [
    await seedFile(server, { ownerKind: kind, ownerId: id }, 'admin'),
    await seedFile(server, { ownerKind: kind, ownerId: id }, 'admin'),
  ];
  await server.db.update(contentItems).set({ imageAssetId: image }).where(eq(contentItems.id, id));
  await server.db.insert(contentAssets).values({ id: `${id}-a`, itemId: id, position: 0, name: 'A', assetId: file });
  await server.db.insert(tags).values({ id, name: id });
  await server.db.insert(contentItemTags).values({ itemId: id, tagId: id });
  return { id, image, file };
}
