import { getPath } from 'hono/utils/url';

/** Where the calls are that Directus has at one address, by what is asked there. */
const searched: Readonly<Record<string, string>> = {
  '/api/content/items/news': '/api/content/api/news',
  '/api/content/items/resource': '/api/content/api/resources',
};
const counted: Readonly<Record<string, string>> = {
  '/api/content/items/news': '/api/content/items/news/count',
  '/api/content/items/resource': '/api/content/items/resource/count',
};
const filesOfDirectus = '/api/content/files';

/** The path that a request is for: what a client of Directus asks for is found where the contract has it. */
export function directusPath(request: Request): string {
  const path = getPath(request);
  if (!path.startsWith('/api/content/')) return path;
  if (request.method === 'SEARCH') return searched[path] ?? path;
  if (path === filesOfDirectus) return '/api/content/items/files';
  return new URL(request.url).searchParams.has('aggregate') ? (counted[path] ?? path) : path;
}
