import { usePortal } from '../provider/portal-context.ts';

/** Places that can be linked to: by name (`communities.post`) the path pattern (`/communities/:alias/post/:postId`). */
export type Destinations = Readonly<Record<string, string>>;

export type Search = Readonly<Record<string, string | undefined>>;

/** Fills a path pattern in; undefined when a parameter is missing. */
export function fillPath(
  pattern: string,
  params: Readonly<Record<string, string>> = {},
  search: Search = {},
): string | undefined {
  const segments: string[] = [];
  for (const segment of pattern.split('/')) {
    const value = segment.startsWith(':') ? params[segment.slice(1)] : segment;
    if (value === undefined || (value === '' && segment !== '')) return undefined;
    segments.push(segment.startsWith(':') ? encodeURIComponent(value) : value);
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return segments.join('/') + (text === '' ? '' : `?${text}`);
}

export type ToDestination = (
  name: string,
  params?: Readonly<Record<string, string>>,
  search?: Search,
) => string | undefined;

/** Addresses of places by name. Undefined for a place this portal does not have: draw plain text then. */
export function useDestination(): ToDestination {
  const { destinations } = usePortal();
  return (name, params, search) => {
    const pattern = destinations[name];
    return pattern === undefined ? undefined : fillPath(pattern, params, search);
  };
}
