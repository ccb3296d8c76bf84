import { calls, type ContentCategory, type ContentItem, type ContentPage, type ContentTag } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { storyNow } from '@portal/stories';

const mock = createMock({ clock: storyNow });

async function ask<Reply>({ method, path }: { method: string; path: string }, body?: object): Promise<Reply> {
  const headers = { Authorization: 'Bearer story', 'Content-Type': 'application/json' };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await mock.fetch(new Request(`https://stories.example${path}`, init));
  // The mock parses every reply with the contract.
  return (await response.json()) as Reply;
}

const whole = { query: { limit: 100, fields: ['*'] } };
const news = await ask<{ data: ContentItem[] }>(calls.content.searchNews, whole);
const resources = await ask<{ data: ContentItem[] }>(calls.content.searchResources, whole);
const categories = await ask<{ data: ContentCategory[] }>(calls.content.categories);
const tags = await ask<{ data: ContentTag[] }>(calls.content.tags);
const pages = await ask<{ data: ContentPage[] }>(calls.content.pages);

/** The news and resources of the demo world as a member is told of them, the newest first. */
export const sampleNews: readonly ContentItem[] = news.data;
export const sampleResources: readonly ContentItem[] = resources.data;
export const sampleCategories: readonly ContentCategory[] = categories.data;
export const sampleTags: readonly ContentTag[] = tags.data;
/** Those for members alone. */
export const samplePages: readonly ContentPage[] = pages.data.filter(({ membersOnly }) => membersOnly);

function first(items: readonly ContentItem[], fits: (item: ContentItem) => boolean): ContentItem {
  const found = items.find(fits);
  if (found === undefined) throw new Error('The demo world has no such item');
  return found;
}

/** News with all that news can have, changed as a story needs it. */
export function sampleNewsItem(changes: Partial<ContentItem> = {}): ContentItem {
  const isFull = ({ imageUrl, assets, subcategories, tags: own }: ContentItem) =>
    imageUrl !== null && assets.length > 1 && subcategories.length > 0 && own.length > 0;
  return { ...first(sampleNews, isFull), ...changes };
}

export function sampleResource(changes: Partial<ContentItem> = {}): ContentItem {
  return { ...first(sampleResources, ({ assets }) => assets.length > 1), ...changes };
}

/** As many as a story asks for. */
export function manyNews(count: number): ContentItem[] {
  const item = sampleNewsItem();
  return Array.from({ length: count }, (_, index) => ({ ...item, id: `many-${index}`, name: `News ${index + 1}` }));
}
