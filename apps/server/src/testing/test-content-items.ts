import { randomUUID } from 'node:crypto';
import type { ContentFields } from '@portal/api/contract';
import { contentCategories, contentChanges, contentItems, contentItemTags, tags } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** A piece of news that everybody may read, unless said otherwise. */
export async function seedContentItem(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  given: Partial<typeof contentItems.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const item = { kind: 'news', name: 'The programme is out', status: 'active', createdAt: clock.now() } as const;
  await db
    .insert(contentItems)
    .values({ ...item, contentHtml: '<p>Ninety talks.</p>', createdBy: 'admin', ...given, id });
  return id;
}

/** An item as it is sent. */
export function sampleText(changes: Partial<ContentFields> = {}): ContentFields {
  return {
    ...{ name: 'Splints that children wear', shortDescription: 'What twelve families told us.' },
    content: '<p>They choose the colour.</p>',
    ...{ image: null, attachments: [], categoryIds: [], tagIds: [], segmentIds: [], isMembersOnly: false },
    ...changes,
  };
}

/** One of each that an address can name: news with its first version, a tag and a category that are `open`, a page that is `page`, and a resource, whose id is given. */
export async function seedLibrary(server: Pick<TestServer, 'db' | 'clock'>): Promise<string> {
  await seedContentItem(server, { id: 'open' });
  const version = { revision: 1, at: server.clock.now(), kind: 'saved', fields: sampleText() } as const;
  await server.db.insert(contentChanges).values({ itemId: 'open', ...version });
  await seedContentItem(server, { id: 'page', kind: 'page' });
  await server.db.insert(tags).values({ id: 'open', name: 'Open' });
  await server.db.insert(contentItemTags).values({ itemId: 'open', tagId: 'open' });
  await server.db
    .insert(contentCategories)
    .values({ id: 'open', label: 'Practice', type: 'NewsCategories', position: 0 });
  return seedContentItem(server, { kind: 'resource' });
}
